import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type {
  Direction,
  SchemaGraph,
  SchemaRef,
  Union,
  Variant,
} from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { findCommonTypes } from '../../../src/model/schema/types';
import { isValidValue } from '../../../src/model/schema/validity';
import { saysNothing } from '../../api/schema/schema-view';
import { toCodeWord } from '../../text/code-words';
import type { Difference } from './difference';
import type { Both, Versions } from '../versions/versions';
import type { SchemaPair } from './schema-pair';
import { listConstants, toSchema, toSides } from './schema-pair';

/** A choice of both versions: variants that are the same one, and those of one version only. */
export interface UnionPair extends Both<Union> {
  readonly same: readonly Both<Variant>[];
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

/** The choices that both versions have, in their order. */
export function listUnionPairs(pair: SchemaPair): readonly UnionPair[] {
  const { versions, old, new: now } = pair;
  const wrapped = findWrapped(pair);
  if (wrapped !== undefined) return [wrapped];
  return old.unions.flatMap((union, index) => {
    const other = now.unions[index];
    return other === undefined ? [] : [toUnionPair(versions, union, other)];
  });
}

/**
 * A schema of one version that is nothing but a choice in the other one, as a choice of one variant: where it is to take
 * all values of the choice, it is the same as each variant.
 */
export function findWrapped({
  versions,
  direction,
  refs,
  old,
  new: now,
}: SchemaPair): UnionPair | undefined {
  const [one, other] = [toSingle(refs.old, old), toSingle(refs.new, now)];
  const [before, after] = [findBareUnion(old), findBareUnion(now)];
  const pair =
    after !== undefined && one !== undefined
      ? { old: one, new: after }
      : before !== undefined && other !== undefined
        ? { old: before, new: other }
        : undefined;
  if (pair === undefined) return undefined;
  const { wide } = toSides(direction, { old: one, new: other });
  if (wide === undefined || wide !== toSides(direction, pair).wide)
    return toUnionPair(versions, pair.old, pair.new);
  const same = pair.old.variants.flatMap((variant) =>
    pair.new.variants.map((candidate) => ({ old: variant, new: candidate })),
  );
  return { ...pair, same, removed: [], added: [] };
}

function toSingle(
  ref: SchemaRef,
  { unions, types, name = '' }: EffectiveSchema,
): Union | undefined {
  const isSingle = typeof ref === 'string' && unions.length === 0 && types.length > 0;
  const label = name || types.join(' or ');
  return isSingle ? { kind: 'oneOf', variants: [{ schema: ref, label }] } : undefined;
}

function findBareUnion(schema: EffectiveSchema): Union | undefined {
  const [union, ...others] = schema.unions;
  const isBare = saysNothing({ ...schema, unions: [] }) && schema.required.length === 0;
  return isBare && others.length === 0 && union?.inherited !== true ? union : undefined;
}

/**
 * Finds the same variants by component, by what selects them, by equality, by label, by a type that no other one has,
 * at last by their order.
 */
function toUnionPair({ graph, isSame }: Versions, old: Union, now: Union): UnionPair {
  const same: Both<Variant>[] = [];
  let [removed, added] = [old.variants, now.variants];
  const tests: readonly ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) => isSameName(graph, one, other),
    (one, other) => one.values !== undefined && one.values.join() === other.values?.join(),
    (one, other) => isSame(one.schema, other.schema),
    (one, other) => one.label === other.label && !numbered.test(one.label),
    (one, other) => {
      const [found, ...others] = [removed, added].map((all) =>
        all.filter((variant) => toTypes(graph, variant) === toTypes(graph, one)),
      );
      return found?.length === 1 && others[0]?.length === 1 && others[0][0] === other;
    },
    (one, other) =>
      removed.length === added.length && removed.indexOf(one) === added.indexOf(other),
  ];
  for (const test of tests)
    for (const one of removed) {
      const other = added.find((candidate) => test(one, candidate));
      if (other === undefined) continue;
      same.push({ old: one, new: other });
      removed = removed.filter((variant) => variant !== one);
      added = added.filter((variant) => variant !== other);
    }
  return { old, new: now, same, removed, added };
}

function isSameName(graph: SchemaGraph, one: Variant, other: Variant): boolean {
  const [name, otherName] = [one, other].map(({ schema }) => getSchema(graph, schema).name);
  return name !== undefined && name === otherName;
}

/** The label of a variant that says nothing of it. */
const numbered = /^Option \d+$/;

function toLabel(graph: SchemaGraph, variant: Variant): string {
  return (numbered.test(variant.label) && toTypes(graph, variant)) || variant.label;
}

function toTypes(graph: SchemaGraph, { schema }: Variant): string {
  return getSchema(graph, schema).types.join();
}

/** The variants that came and went, also with their whole choice. */
export function listVariantDifferences(pair: SchemaPair): readonly Difference[] {
  const { direction, old, new: now } = pair;
  const pairs = listUnionPairs(pair);
  const isRequest = direction === 'request';
  // Both sides of a wrapped one are the same choice.
  const isWrapped = findWrapped(pair) !== undefined;
  const [gone = [], come = []] = [old, now].map(({ unions }) =>
    unions.slice(isWrapped ? unions.length : pairs.length),
  );
  return [
    ...pairs.flatMap((union) => [
      ...toDifferences(pair, 'removed', union.old, isRequest, union.removed),
      ...toDifferences(pair, 'added', union.new, !isRequest, union.added),
      ...listOverlaps(pair, union),
    ]),
    // Without a choice, more is valid.
    ...gone.flatMap((union) => toDifferences(pair, 'removed', union, !isRequest)),
    ...come.flatMap((union) => toDifferences(pair, 'added', union, isRequest)),
  ];
}

/** The difference of some variants of a choice, or of the whole choice. */
function toDifferences(
  { versions: { graph } }: SchemaPair,
  end: 'added' | 'removed',
  { kind, variants: all }: Union,
  narrows: boolean,
  some?: readonly Variant[],
): readonly Difference[] {
  const variants = some ?? all;
  if (variants.length === 0) return [];
  const known = new Set(
    variants.map((variant) => {
      const label = toLabel(graph, variant);
      return label.includes('`') ? toCodeWord(label) : `"${label}"`;
    }),
  );
  const labels = [...known].join(', ');
  const shown = some === undefined ? [{}] : some.map(({ schema: $ref }) => ({ $ref }));
  const stem = kind === 'oneOf' ? 'one-of' : 'any-of';
  return [{ rule: `*-${stem}-${end}`, from: labels, to: labels, narrows, shown, at: [kind] }];
}

/** Of a `oneOf`, a value of one variant must not also match another one that takes more than before. */
function listOverlaps(
  { versions, direction, refs }: SchemaPair,
  union: UnionPair,
): readonly Difference[] {
  const { narrow, wide } = toSides(direction, union);
  if (wide.kind === 'anyOf' || wide.inherited === true) return [];
  const pairs = union.same.map((pair) => ({ ...pair, ...toSides(direction, pair) }));
  const isKept = (variant: Variant) =>
    narrow.kind === 'oneOf' &&
    pairs.some(
      (pair) => pair.wide === variant && versions.isSame(pair.old.schema, pair.new.schema),
    );
  const others = wide.variants.filter((variant) => !isKept(variant));
  const overlap = narrow.variants.find((one) => {
    const own = pairs.find((pair) => pair.narrow === one)?.wide;
    // A variant of one version only is a difference by itself.
    if (own === undefined) return false;
    const ref = [...toIds(refs.narrow), one.schema];
    return others.some(
      ({ schema }) =>
        schema !== own.schema &&
        !areDisjoint(versions, direction, [ref, schema], wide.discriminator),
    );
  });
  if (overlap === undefined) return [];
  const shown = [{ $ref: overlap.schema }];
  return [{ rule: '*-one-of-changed', narrows: true, shown, at: ['oneOf'] }];
}

/** Discriminators are in the first levels. */
const DEEPEST = 3;

/**
 * True if no value that one schema describes is valid by the other one, except null. A discriminator has to be there,
 * whether its schema says so or not.
 */
function areDisjoint(
  versions: Versions,
  direction: Direction,
  [ref, other]: readonly [SchemaRef, SchemaRef],
  discriminator?: string,
  depth = 0,
): boolean {
  const [a, b] = [toSchema(versions, direction, ref), toSchema(versions, direction, other)];
  const declared = listParts(versions.graph, toIds(other)).map(({ types }) => types);
  const isTyped = a.types.length > 0 && findCommonTypes([a.types, ...declared]) === undefined;
  if (a.never === true || b.never === true || isTyped) return true;
  const isRejected = (by: SchemaRef) => (value: unknown) =>
    value === null || !isValidValue(versions, by, direction, value);
  const isNone =
    listConstants(a)?.every(isRejected(other)) ?? listConstants(b)?.every(isRejected(ref));
  if (isNone !== undefined) return isNone;
  if (depth > DEEPEST || a.types.join() !== 'object') return false;
  // A property that one of the objects has at least may keep them apart.
  return [...a.required, ...b.required, discriminator].some((name) => {
    const [one, two] = [a, b].map(({ properties }) => properties.find((own) => own.name === name));
    if (one === undefined || two === undefined) return false;
    const refs = [one.schema, two.schema] as const;
    const isNull = refs.every((inner) => isValidValue(versions, inner, direction, null));
    return !isNull && areDisjoint(versions, direction, refs, undefined, depth + 1);
  });
}
