import type { ErrorObject } from 'ajv/dist/2020.js';
import { toKeys } from '../document/pointer';
import { OTHER_DIRECTION } from './json-schemas';

/** An error of a value by its JSON Schema, and how to fix it. */
export interface ValueError extends ErrorWords {
  /** The location of the wrong value inside the whole one. */
  readonly keys: readonly string[];
  /** The keyword of the schema that it does not satisfy. */
  readonly keyword: string;
}

interface ErrorWords {
  /** The end of a sentence that starts with the value. */
  readonly text: string;
  readonly hint: string;
}

/** Describes a validator's errors in words; for each value, only the first that is no consequence of another. */
export function toValueErrors(errors: readonly ErrorObject[]): readonly ValueError[] {
  const telling = errors.filter((error) => isTelling(error, errors));
  const byPlace = new Map(telling.toReversed().map((error) => [error.instancePath, error]));
  return [...byPlace.values()].toReversed().map((error) => ({
    keys: toKeys(error.instancePath),
    keyword: error.keyword,
    ...toErrorWords(error),
  }));
}

const choices = new Set(['oneOf', 'anyOf', 'contains', 'propertyNames']);

/** Drops the errors of the variants of a failed choice, and the like: only the failed choice is worth reporting. */
function isTelling(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  if (error.keyword === 'if') return false;
  const isOfVariant = (other: ErrorObject) =>
    other !== error &&
    choices.has(other.keyword) &&
    `${error.instancePath}/`.startsWith(`${other.instancePath}/`) &&
    // The outermost choice stands for those inside it.
    !(error.keyword === other.keyword && error.instancePath === other.instancePath);
  return !all.some(isOfVariant);
}

/** Describes a failing keyword in words. */
function toErrorWords(error: ErrorObject): ErrorWords {
  const { keyword, parentSchema, schema, message = 'is not valid' } = error;
  if (parentSchema === OTHER_DIRECTION) {
    return {
      text: 'is not allowed in this direction: its schema has "readOnly" or "writeOnly"',
      hint: 'Remove it from the example.',
    };
  }
  const limit = limits[keyword]?.(schema);
  if (limit !== undefined)
    return { text: limit, hint: `Write a value within the limit, or correct "${keyword}".` };
  const [text, hint]: Words = words[keyword]?.(error) ?? [
    `${message} ("${keyword}")`,
    'Correct the example or the schema.',
  ];
  return { text, hint };
}

type Words = readonly [text: string, hint: string];

const words: Readonly<Record<string, (error: ErrorObject) => Words>> = {
  type: ({ params }) => [
    `is not of type ${[params['type']].flat().join(' or ')}`,
    'Write a value of that type, or let the schema allow this one.',
  ],
  enum: ({ schema }) => [
    `is not ${toChoice(schema)}`,
    'Use one of them, or add this one to "enum".',
  ],
  format: ({ params }) => [
    `does not match the format ${String(params['format'])}`,
    'Write a value of that format, or correct "format".',
  ],
  pattern: ({ params }) => [
    `does not match the pattern ${String(params['pattern'])}`,
    'Write a value that matches, or correct "pattern".',
  ],
  oneOf: ({ params }) =>
    Array.isArray(params['passingSchemas'])
      ? ['matches several variants of "oneOf"', 'Make the variants exclude each other.']
      : toUnmatched(),
  anyOf: toUnmatched,
  not: () => ['is excluded by "not"', 'Write another value.'],
  'false schema': () => ['is not allowed', 'Remove it from the example, or correct the schema.'],
  required: ({ params }) => [
    `lacks "${String(params['missingProperty'])}"`,
    `Add "${String(params['missingProperty'])}", or do not require it.`,
  ],
  dependentRequired: ({ params }) => [
    `has "${String(params['property'])}" without "${String(params['missingProperty'])}"`,
    `Add "${String(params['missingProperty'])}", too.`,
  ],
  additionalProperties: ({ params }) => toUnexpected(params['additionalProperty']),
  unevaluatedProperties: ({ params }) => toUnexpected(params['unevaluatedProperty']),
  items: toTooMany,
  unevaluatedItems: toTooMany,
  propertyNames: ({ params }) => [
    `has the name "${String(params['propertyName'])}", which "propertyNames" excludes`,
    'Use another name.',
  ],
  contains: () => [
    'does not have as many matching items as "contains" requires',
    'Add or remove matching items.',
  ],
};

function toUnmatched(): Words {
  return ['matches none of the variants', 'Write a value that matches one variant.'];
}

function toUnexpected(name: unknown): Words {
  return [
    `has "${String(name)}", which its schema does not allow`,
    `Correct the spelling of "${String(name)}", or describe it in the schema.`,
  ];
}

function toTooMany(): Words {
  return ['has more items than its schema describes', 'Remove the extra items.'];
}

const MANY = 8;

function toChoice(values: unknown): string {
  const texts = (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value));
  if (texts.length === 1) return `${texts[0]}, the only value`;
  return `one of ${texts.slice(0, MANY).join(', ')}${texts.length > MANY ? ', …' : ''}`;
}

const limits: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: (limit) => `has fewer than ${toCount(limit, 'character')}`,
  maxLength: (limit) => `has more than ${toCount(limit, 'character')}`,
  minItems: (limit) => `has fewer than ${toCount(limit, 'item')}`,
  maxItems: (limit) => `has more than ${toCount(limit, 'item')}`,
  minProperties: (limit) => `has fewer than ${toCount(limit, 'property', 'properties')}`,
  maxProperties: (limit) => `has more than ${toCount(limit, 'property', 'properties')}`,
  minimum: (limit) => `is less than ${String(limit)}`,
  maximum: (limit) => `is greater than ${String(limit)}`,
  exclusiveMinimum: (limit) => `is not greater than ${String(limit)}`,
  exclusiveMaximum: (limit) => `is not less than ${String(limit)}`,
  multipleOf: (limit) => `is not a multiple of ${String(limit)}`,
  uniqueItems: () => 'has an item twice',
};

function toCount(limit: unknown, one: string, many = `${one}s`): string {
  return `${String(limit)} ${limit === 1 ? one : many}`;
}
