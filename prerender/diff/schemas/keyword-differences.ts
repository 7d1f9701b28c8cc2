import { compareDigits, toJsonNumber } from '../../../src/model/exact-number';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Limits, SchemaRef } from '../../../src/model/schema/schema';
import { toPlural } from '../../../src/model/text/plural';
import type { SchemaKeywords } from '../../api/document/schema-object';
import { toKebabCase } from '../../text/slug';
import type { Difference } from './difference';
import { OTHER } from './place';
import type { SchemaPair } from './schema-pair';
import { toSides } from './schema-pair';

/** The differences of limits, and of keywords that are compared as a whole. */
export function listKeywordDifferences(pair: SchemaPair): readonly Difference[] {
  return [
    ...limits.flatMap((row) => listLimitDifferences(pair, row)),
    ...keywords.flatMap((row) => listDemandDifferences(pair, row)),
  ];
}

/** A limit: its words, and the keyword and distance of the limit that all values beyond it have. */
type LimitRow = readonly [keyword: LimitName, words: string, beyond: string, distance: -1 | 0 | 1];

type LimitName = Exclude<keyof Limits, 'multipleOf' | 'pattern' | 'uniqueItems'>;

const limits: readonly LimitRow[] = [
  ['maximum', 'at most {}', 'exclusiveMinimum', 0],
  ['minimum', 'at least {}', 'exclusiveMaximum', 0],
  ['exclusiveMaximum', 'less than {}', 'minimum', 0],
  ['exclusiveMinimum', 'more than {}', 'maximum', 0],
  ['maxLength', 'at most {} character|at most {} characters', 'minLength', 1],
  ['minLength', 'at least {} character|at least {} characters', 'maxLength', -1],
  ['maxItems', 'at most {} item|at most {} items', 'minItems', 1],
  ['minItems', 'at least {} item|at least {} items', 'maxItems', -1],
  ['maxProperties', 'at most {} property|at most {} properties', 'minProperties', 1],
  ['minProperties', 'at least {} property|at least {} properties', 'maxProperties', -1],
];

function listLimitDifferences(
  { direction, old, new: now, narrow: given }: SchemaPair,
  [keyword, words, beyond, distance]: LimitRow,
): readonly Difference[] {
  const [from, to] = [old, now].map((schema) => schema.limits[keyword]?.toString());
  const order = from === undefined || to === undefined ? undefined : compareDigits(from, to);
  if (from === to || order === 0) return [];
  const sides = toSides(direction, { old: from, new: to });
  // Nothing has fewer than none.
  const { narrow = distance < 0 ? '0' : undefined, wide } = sides;
  const isLower = narrow !== undefined && compareDigits(narrow, wide ?? narrow) < 0;
  const isBeyond = narrow === undefined || isLower === /^min|Min/.test(keyword);
  const moved = (order ?? 0) < 0 ? 'increased' : 'decreased';
  const end = from === undefined ? 'set' : to === undefined ? 'unset' : moved;
  const limit = distance === 0 ? toJsonNumber(wide ?? '') : Number(wide) + distance;
  return [
    {
      rule: `*-${toStem(keyword)}-${end}`,
      from: end === 'unset' ? toPhrase(words, from) : from,
      to: toPhrase(words, to),
      narrows: wide !== undefined && isBeyond && !keepsTo(given.limits, keyword, wide),
      shown: [{ [beyond]: limit }],
      at: [keyword],
    },
  ];
}

/** True if no value beyond a limit is within the other limit on its side: `exclusiveMaximum: 10` keeps to `maximum: 10`. */
function keepsTo(limits: Limits, keyword: LimitName, wide: string): boolean {
  const other = otherLimits[keyword];
  const limit = other && limits[other]?.toString();
  if (other === undefined || limit === undefined) return false;
  const order = compareDigits(limit, wide) * (/min/i.test(keyword) ? -1 : 1);
  return order < 0 || (order === 0 && other.startsWith('exclusive'));
}

const otherLimits: Readonly<Partial<Record<LimitName, LimitName>>> = {
  maximum: 'exclusiveMaximum',
  minimum: 'exclusiveMinimum',
  exclusiveMaximum: 'maximum',
  exclusiveMinimum: 'minimum',
};

/** The name of a keyword in rules: `maximum` → `max`, `maxLength` → `max-length`. */
function toStem(keyword: string): string {
  return singulars[keyword] ?? toKebabCase(keyword.replace(/imum$/, ''));
}

const singulars: Readonly<Record<string, string>> = {
  dependentSchemas: 'dependent-schema',
  patternProperties: 'pattern-property',
};

function toPhrase(words: string, limit = ''): string {
  return toPlural(words, Number(limit)).replace('{}', limit);
}

/** One demand of a keyword: in words, and with the schemas in it. */
type Demand = readonly [text: string, ...refs: readonly SchemaRef[]];

/** A keyword that is compared as a whole: what it demands of each value, and how values look that may show it. */
type KeywordRow = readonly [
  keyword: string,
  list: (schema: EffectiveSchema) => readonly Demand[],
  shown?: SchemaKeywords | ((pair: SchemaPair) => readonly SchemaKeywords[]),
];

/** The demands that only one version makes. Those that only the wide one makes may exclude values. */
function listDemandDifferences(
  pair: SchemaPair,
  [keyword, list, shown = {}]: KeywordRow,
): readonly Difference[] {
  const { direction, versions } = pair;
  const [before, after] = [list(pair.old), list(pair.new)];
  const isSame = ([text, ...refs]: Demand, [other, ...others]: Demand) =>
    text === other && refs.every((ref, index) => versions.isSame(ref, others[index] ?? []));
  const isKept = before.every((one) => after.some((other) => isSame(one, other)));
  if (isKept && after.every((other) => before.some((one) => isSame(one, other)))) return [];
  const end = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
  const { narrow, wide } = toSides(direction, { old: before, new: after });
  const isImplied = (demand: Demand) =>
    narrow.some((one) => isSame(one, demand) || one[0] === `${NONE}${demand[0]}`);
  return [
    {
      rule: `*-${toStem(keyword)}-${end}`,
      narrows: !wide.every(isImplied),
      shown: typeof shown === 'function' ? shown(pair) : [shown],
      at: [keyword],
    },
  ];
}

const keywords: readonly KeywordRow[] = [
  ['pattern', ({ limits: { pattern } }) => toDemands(pattern), { type: 'string' }],
  ['multipleOf', ({ limits: { multipleOf } }) => toDemands(multipleOf), { type: 'number' }],
  ['uniqueItems', ({ limits }) => toDemands(limits.uniqueItems && ['all']), { minItems: 2 }],
  ['not', ({ not }) => not.map((ref) => ['', ref])],
  [
    'if',
    ({ conditions }) =>
      conditions.map((one) => [Object.keys(one).join(), one.if, one.then ?? [], one.else ?? []]),
  ],
  [
    'contains',
    ({ contains }) => contains.map(({ schema, min = 1, max = '' }) => [`${min} ${max}`, schema]),
    { type: 'array' },
  ],
  [
    'dependentRequired',
    ({ dependentRequired }) =>
      dependentRequired.flatMap(({ name, required }) =>
        toDemands(required.map((other) => JSON.stringify([name, other]))),
      ),
  ],
  [
    'dependentSchemas',
    ({ dependentSchemas }) => dependentSchemas.map(({ name, schema }) => [name, schema]),
  ],
  ['propertyNames', ({ propertyNames }) => toRest(propertyNames)],
  ['patternProperties', (schema) => toDemands(listPatterns(schema)), { type: 'object' }],
  [
    'additionalProperties',
    // The schema of the others is a place of its own.
    ({ additional, ...schema }) =>
      toRest(isRef(additional) ? [] : additional, listPatterns(schema).join()),
    // No program relies on others if the description does not say that there may be some.
    ({ narrow }) =>
      narrow.additional === undefined
        ? []
        : [{ required: [OTHER], properties: { [OTHER]: true } }, { type: 'object' }],
  ],
  ['unevaluatedProperties', ({ unevaluated }) => toRest(unevaluated)],
  [
    'unevaluatedItems',
    // It sees which items the others describe.
    ({ unevaluatedItems, prefixItems, items, contains }) =>
      toRest(unevaluatedItems, [prefixItems.length, contains.length, items === undefined].join()),
    { type: 'array' },
  ],
  ['contentMediaType', ({ contentMediaType: type }) => toDemands(type && [type])],
  ['contentSchema', ({ contentSchema }) => toRest(contentSchema)],
];

function toDemands(texts: readonly string[] | '' | undefined): readonly Demand[] {
  return (texts || []).map((one) => [one]);
}

function toRest(rest: boolean | SchemaRef | undefined, beside = ''): readonly Demand[] {
  if (rest === undefined || rest === true) return [];
  return rest === false ? [[NONE + beside]] : [[beside, rest]];
}

/** Nothing satisfies each demand of others. */
const NONE = 'none ';

function isRef(rest: boolean | SchemaRef | undefined): boolean {
  return rest !== undefined && typeof rest !== 'boolean';
}

function listPatterns({
  patternProperties,
}: Pick<EffectiveSchema, 'patternProperties'>): readonly string[] {
  return patternProperties.map(({ pattern }) => pattern);
}
