import type { ErrorObject } from 'ajv/dist/2020.js';
import { toKeys } from '../document/pointer';
import { OTHER_DIRECTION } from './json-schemas';

/** A validation error in words: the end of a sentence, and how to fix it. */
export interface ErrorWords {
  readonly text: string;
  readonly hint: string;
}

/** A validation error of a value inside an example, and how to fix it. */
export interface ExampleError {
  /** The location of the value within the example. */
  readonly keys: readonly string[];
  /** The end of a sentence that starts with the value. */
  readonly text: string;
  readonly hint: string;
}

/** Describes a validator's errors in words; for each value, only the first that is no consequence of another. */
export function toExampleErrors(errors: readonly ErrorObject[]): readonly ExampleError[] {
  const telling = errors.filter((error) => isTelling(error, errors));
  const byPlace = new Map(telling.toReversed().map((error) => [error.instancePath, error]));
  return [...byPlace.values()].toReversed().map((error) => ({
    keys: toKeys(error.instancePath),
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
  if (error.parentSchema === OTHER_DIRECTION) {
    return {
      text: 'is not allowed in this direction: its schema has "readOnly" or "writeOnly"',
      hint: 'Remove it from the example.',
    };
  }
  return toPresenceWords(error) ?? toLimitWords(error) ?? toValueWords(error);
}

function toValueWords({ keyword, params, message, schema }: ErrorObject): ErrorWords {
  switch (keyword) {
    case 'type':
      return {
        text: `is not of type ${toList(params['type'], ' or ')}`,
        hint: 'Write a value of that type, or let the schema allow this one.',
      };
    case 'enum':
      return {
        text: `is not ${toChoice(schema)}`,
        hint: 'Use one of them, or add this one to "enum".',
      };
    case 'format':
      return {
        text: `does not match the format ${String(params['format'])}`,
        hint: 'Write a value of that format, or correct "format".',
      };
    case 'pattern':
      return {
        text: `does not match the pattern ${String(params['pattern'])}`,
        hint: 'Write a value that matches, or correct "pattern".',
      };
    case 'oneOf':
      return Array.isArray(params['passingSchemas'])
        ? {
            text: 'matches several variants of "oneOf"',
            hint: 'Make the variants exclude each other.',
          }
        : { text: 'matches none of the variants', hint: 'Write a value that matches one variant.' };
    case 'anyOf':
      return {
        text: 'matches none of the variants',
        hint: 'Write a value that matches one variant.',
      };
    case 'not':
      return { text: 'is excluded by "not"', hint: 'Write another value.' };
    case 'false schema':
      return {
        text: 'is not allowed',
        hint: 'Remove it from the example, or correct the schema.',
      };
    default:
      return {
        text: `${message ?? 'is not valid'} ("${keyword}")`,
        hint: 'Correct the example or the schema.',
      };
  }
}

function toList(value: unknown, separator: string): string {
  return Array.isArray(value) ? value.join(separator) : String(value);
}

const MANY = 8;

function toChoice(values: unknown): string {
  const texts = (Array.isArray(values) ? values : []).map((value) => JSON.stringify(value));
  if (texts.length === 1) return `${texts[0]}, the only value`;
  return `one of ${texts.slice(0, MANY).join(', ')}${texts.length > MANY ? ', …' : ''}`;
}

/** Describes a missing or unexpected value. */
function toPresenceWords({ keyword, params }: ErrorObject): ErrorWords | undefined {
  const missing = String(params['missingProperty']);
  const extra = params['additionalProperty'] ?? params['unevaluatedProperty'];
  switch (keyword) {
    case 'required':
      return { text: `lacks "${missing}"`, hint: `Add "${missing}", or do not require it.` };
    case 'dependentRequired':
      return {
        text: `has "${String(params['property'])}" without "${missing}"`,
        hint: `Add "${missing}", too.`,
      };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return {
        text: `has "${String(extra)}", which its schema does not allow`,
        hint: `Correct the spelling of "${String(extra)}", or describe it in the schema.`,
      };
    case 'unevaluatedItems':
    case 'items':
      return { text: 'has more items than its schema describes', hint: 'Remove the extra items.' };
    case 'propertyNames':
      return {
        text: `has the name "${String(params['propertyName'])}", which "propertyNames" excludes`,
        hint: 'Use another name.',
      };
    case 'contains':
      return {
        text: 'does not have as many matching items as "contains" requires',
        hint: 'Add or remove matching items.',
      };
    default:
      return undefined;
  }
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

function toLimitWords({ keyword, schema }: ErrorObject): ErrorWords | undefined {
  const write = Object.hasOwn(limits, keyword) ? limits[keyword] : undefined;
  if (write === undefined) return undefined;
  return { text: write(schema), hint: `Write a value within the limit, or correct "${keyword}".` };
}

function toCount(limit: unknown, one: string, many = `${one}s`): string {
  return `${String(limit)} ${limit === 1 ? one : many}`;
}
