import { assertNever } from '../../../src/model/assert-never';
import type { ValidationReason, WrongLimit } from '../../../src/model/schema/outcome';

/** An error of a value by its JSON Schema, and how to fix it. */
export interface ValueError {
  /** The location of the wrong value inside the whole one. */
  readonly keys: readonly string[];
  /** The keyword of the schema that it does not satisfy. */
  readonly keyword: string;
  /** The end of a sentence that starts with the value. */
  readonly text: string;
  readonly hint: string;
}

/** An error of our own validation, or of a library's. */
export interface WrongValue {
  readonly path: readonly (string | number)[];
  readonly reason: WrongReason;
}

export type WrongReason =
  Exclude<ValidationReason, { readonly kind: 'limit' }> | ({ readonly kind: 'limit' } & WrongLimit);

/** Describes errors in words; for each value, only the first that is no consequence of another. */
export function toValueErrors(errors: readonly WrongValue[]): readonly ValueError[] {
  const all = errors.map(toValueError);
  const failed = all.filter(({ keyword }) => choices.has(keyword));
  const byPlace = new Map<string, ValueError>();
  for (const error of all) {
    const place = JSON.stringify(error.keys);
    if (!byPlace.has(place) && !failed.some((choice) => isOfChoice(error, choice)))
      byPlace.set(place, error);
  }
  return [...byPlace.values()];
}

const choices = new Set(['oneOf', 'anyOf', 'contains', 'propertyNames']);

/** True for an error of a variant, and the like: only the failed choice is worth reporting, the outermost of several. */
function isOfChoice({ keyword, keys }: ValueError, choice: ValueError): boolean {
  const isInside = choice.keys.every((key, index) => keys[index] === key);
  return isInside && !(keyword === choice.keyword && keys.length === choice.keys.length);
}

function toValueError({ path, reason }: WrongValue): ValueError {
  const [text, hint] = toWords(reason);
  const keyword = toKeyword(reason);
  return { keys: toPlace(path.map(String), reason), keyword, text, hint };
}

function toKeyword(reason: WrongReason): string {
  if (reason.kind === 'variants') return 'anyOf';
  return 'keyword' in reason ? reason.keyword : reason.kind;
}

/** The member that is of the other direction; the list that has too many items. */
function toPlace(keys: readonly string[], reason: WrongReason): readonly string[] {
  if (reason.kind === 'extra' && reason.keyword === 'readOnly') return [...keys, reason.name];
  const isItem = reason.kind === 'other' && reason.keyword === 'unevaluatedItems';
  return isItem ? keys.slice(0, -1) : keys;
}

type Words = readonly [text: string, hint: string];

function toWords(reason: WrongReason): Words {
  switch (reason.kind) {
    case 'type':
      return [
        `is not of type ${[...reason.types, ...toNull(reason)].join(' or ')}`,
        'Write a value of that type, or let the schema allow this one.',
      ];
    case 'choice':
      return [
        `is not ${toChoice([...reason.values, ...toNull(reason)])}`,
        'Use one of them, or add this one to "enum".',
      ];
    case 'format':
    case 'integers':
      return [
        `does not match the format ${reason.format}`,
        'Write a value of that format, or correct "format".',
      ];
    case 'limit':
      return toLimitWords(reason);
    case 'missing':
      return toMissing(reason.name, reason.beside);
    case 'extra':
      return extras[reason.keyword](reason.name);
    case 'variants':
      return ['matches none of the variants', 'Write a value that matches one variant.'];
    case 'other':
      return others[reason.keyword];
    default:
      return assertNever(reason);
  }
}

function toNull({ nullable = false }: { readonly nullable?: boolean }): readonly 'null'[] {
  return nullable ? ['null'] : [];
}

const MANY = 8;

function toChoice(values: readonly string[]): string {
  if (values.length === 1) return `${values[0]}, the only value`;
  return `one of ${values.slice(0, MANY).join(', ')}${values.length > MANY ? ', …' : ''}`;
}

function toMissing(name: string, beside: string | undefined): Words {
  return beside === undefined
    ? [`lacks "${name}"`, `Add "${name}", or do not require it.`]
    : [`has "${beside}" without "${name}"`, `Add "${name}", too.`];
}

type Extra = Extract<WrongReason, { readonly kind: 'extra' }>;

const extras: Readonly<Record<Extra['keyword'], (name: string) => Words>> = {
  additionalProperties: (name) => [
    `has "${name}", which its schema does not allow`,
    `Correct the spelling of "${name}", or describe it in the schema.`,
  ],
  propertyNames: (name) => [
    `has the name "${name}", which "propertyNames" excludes`,
    'Use another name.',
  ],
  readOnly: () => [
    'is not allowed in this direction: its schema has "readOnly" or "writeOnly"',
    'Remove it from the example.',
  ],
};

type Other = Extract<WrongReason, { readonly kind: 'other' }>;

const others: Readonly<Record<Other['keyword'], Words>> = {
  contains: [
    'does not have as many matching items as "contains" requires',
    'Add or remove matching items.',
  ],
  false: ['is not allowed', 'Remove it from the example, or correct the schema.'],
  not: ['is excluded by "not"', 'Write another value.'],
  oneOf: ['matches several variants of "oneOf"', 'Make the variants exclude each other.'],
  steps: ['cannot be checked', 'Write a shorter value.'],
  unevaluatedItems: ['has more items than its schema describes', 'Remove the extra items.'],
};

function toLimitWords({ keyword, limit }: WrongLimit): Words {
  if (keyword === 'pattern')
    return [
      `does not match the pattern ${limit}`,
      'Write a value that matches, or correct "pattern".',
    ];
  const toText = limits[keyword] ?? (() => `does not match "${keyword}"`);
  return [toText(limit), `Write a value within the limit, or correct "${keyword}".`];
}

type Limit = WrongLimit['limit'];

const limits: Readonly<Record<string, (limit: Limit) => string>> = {
  minLength: (limit) => `has fewer than ${toCount(limit, 'character')}`,
  maxLength: (limit) => `has more than ${toCount(limit, 'character')}`,
  minItems: (limit) => `has fewer than ${toCount(limit, 'item')}`,
  maxItems: (limit) => `has more than ${toCount(limit, 'item')}`,
  minProperties: (limit) => `has fewer than ${toCount(limit, 'property', 'properties')}`,
  maxProperties: (limit) => `has more than ${toCount(limit, 'property', 'properties')}`,
  minimum: (limit) => `is less than ${limit}`,
  maximum: (limit) => `is greater than ${limit}`,
  exclusiveMinimum: (limit) => `is not greater than ${limit}`,
  exclusiveMaximum: (limit) => `is not less than ${limit}`,
  multipleOf: (limit) => `is not a multiple of ${limit}`,
  uniqueItems: () => 'has an item twice',
};

function toCount(limit: Limit, one: string, many = `${one}s`): string {
  return `${limit} ${limit === 1 ? one : many}`;
}
