import { compareDigits, toJsonNumber } from '../../../src/model/exact-number';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { toPlural } from '../../../src/model/text/plural';
import type { SchemaKeywords } from '../../api/document/schema-object';
import type { KeywordStem, LimitStem } from '../changes/rules';
import { limits } from '../changes/rules';
import type { Difference } from './difference';
import type { SchemaPair } from './schema-pair';
import { toSides } from './schema-pair';

/** The differences of limits, and of keywords that are compared as a whole. */
export function listKeywordDifferences(pair: SchemaPair): readonly Difference[] {
  return [
    ...(Object.keys(limits) as LimitStem[]).flatMap((stem) => listLimitDifferences(pair, stem)),
    ...keywords.flatMap((row) => listDemandDifferences(pair, row)),
  ];
}

function listLimitDifferences(
  { versions, old, new: now }: SchemaPair,
  stem: LimitStem,
): readonly Difference[] {
  const [keyword, words, beyond, distance] = limits[stem];
  const [from, to] = [old, now].map((schema) => schema.limits[keyword]?.toString());
  const order = from === undefined || to === undefined ? undefined : compareDigits(from, to);
  if (from === to || order === 0) return [];
  const sides = toSides(versions, { old: from, new: to });
  // Nothing has fewer than none.
  const { narrow = distance < 0 ? '0' : undefined, wide } = sides;
  const isLower = narrow !== undefined && compareDigits(narrow, wide ?? narrow) < 0;
  const isBeyond = narrow === undefined || isLower === stem.includes('min');
  const end =
    from === undefined
      ? 'set'
      : to === undefined
        ? 'unset'
        : (order ?? 0) < 0
          ? 'increased'
          : 'decreased';
  const limit = distance === 0 ? toJsonNumber(wide ?? '') : Number(wide) + distance;
  return [
    {
      rule: `*-${stem}-${end}`,
      from: end === 'unset' ? toPhrase(words, from) : from,
      to: toPhrase(words, to),
      narrows: wide !== undefined && isBeyond,
      shown: [{ [beyond]: limit }],
      at: [keyword],
    },
  ];
}

function toPhrase(words: string, limit = ''): string {
  return toPlural(words, Number(limit)).replace('{}', limit);
}

/** One demand of a keyword: in words, and with the schemas in it. */
type Demand = readonly [text: string, ...refs: readonly SchemaRef[]];

/** Keywords that are compared as a whole. Values that show a demand are as the last one of a row. */
type KeywordRow = readonly [
  stem: KeywordStem,
  keyword: string,
  list: (schema: EffectiveSchema) => readonly Demand[],
  shown?: SchemaKeywords,
];

/** The demands that only one version makes. Those that only the wide one makes may exclude values. */
function listDemandDifferences(
  { versions, old, new: now }: SchemaPair,
  [stem, keyword, list, shown = {}]: KeywordRow,
): readonly Difference[] {
  const [before, after] = [list(old), list(now)];
  const isSame = ([text, ...refs]: Demand, [other, ...others]: Demand) =>
    text === other && refs.every((ref, index) => versions.isSame(ref, others[index] ?? []));
  const removed = before.filter((one) => !after.some((other) => isSame(one, other)));
  const added = after.filter((other) => !before.some((one) => isSame(one, other)));
  if (removed.length + added.length === 0) return [];
  const end = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
  const narrows = toSides(versions, { old: removed, new: added }).wide.length > 0;
  return [{ rule: `*-${stem}-${end}`, narrows, shown: [shown], at: [keyword] }];
}

const keywords: readonly KeywordRow[] = [
  ['pattern', 'pattern', (schema) => toDemands(schema.limits.pattern), { type: 'string' }],
  [
    'multiple-of',
    'multipleOf',
    (schema) => toDemands(schema.limits.multipleOf),
    { type: 'number' },
  ],
  [
    'unique-items',
    'uniqueItems',
    (schema) => toDemands(schema.limits.uniqueItems && ['all']),
    { minItems: 2 },
  ],
  ['not', 'not', ({ not }) => not.map((ref) => ['', ref])],
  [
    'if',
    'if',
    ({ conditions }) =>
      conditions.map((one) => [Object.keys(one).join(), one.if, one.then ?? [], one.else ?? []]),
  ],
  [
    'contains',
    'contains',
    ({ contains }) => contains.map(({ schema, min = 1, max = '' }) => [`${min} ${max}`, schema]),
    { type: 'array' },
  ],
  [
    'dependent-required',
    'dependentRequired',
    ({ dependentRequired }) =>
      dependentRequired.flatMap(({ name, required }) =>
        toDemands(required.map((other) => JSON.stringify([name, other]))),
      ),
  ],
  [
    'dependent-schema',
    'dependentSchemas',
    ({ dependentSchemas }) => dependentSchemas.map(({ name, schema }) => [name, schema]),
  ],
  ['property-names', 'propertyNames', ({ propertyNames }) => toRest(propertyNames)],
  ['unevaluated-properties', 'unevaluatedProperties', ({ unevaluated }) => toRest(unevaluated)],
  [
    'unevaluated-items',
    'unevaluatedItems',
    // It sees which items the others describe.
    ({ unevaluatedItems, prefixItems, items, contains }) =>
      toRest(unevaluatedItems, [prefixItems.length, contains.length, items === undefined].join()),
    { type: 'array' },
  ],
  [
    'content-media-type',
    'contentMediaType',
    ({ contentMediaType }) => toDemands(contentMediaType && [contentMediaType]),
  ],
  ['content-schema', 'contentSchema', ({ contentSchema }) => toRest(contentSchema)],
];

function toDemands(texts: readonly string[] | '' | undefined): readonly Demand[] {
  return (texts || []).map((text) => [text]);
}

function toRest(rest: boolean | SchemaRef | undefined, beside = ''): readonly Demand[] {
  if (rest === undefined || rest === true) return [];
  return rest === false ? [[`none ${beside}`]] : [[beside, rest]];
}
