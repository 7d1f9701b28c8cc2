import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { SchemaRef, Union, Variant } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { saysNothing } from '../../api/schema/schema-view';
import type { Difference } from './difference';
import { areDisjoint } from './disjoint';
import type { SchemaPair, Versions } from './schema-pair';
import { toSides } from './schema-pair';

/** A choice of both versions: variants that are the same one, and those of one version only. */
export interface UnionPair {
  readonly old: Union;
  readonly new: Union;
  readonly same: readonly VariantPair[];
  readonly removed: readonly Variant[];
  readonly added: readonly Variant[];
}

interface VariantPair {
  readonly old: Variant;
  readonly new: Variant;
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
export function findWrapped({ versions, refs, old, new: now }: SchemaPair): UnionPair | undefined {
  const [one, other] = [toSingle(refs.old, old), toSingle(refs.new, now)];
  const [before, after] = [findBareUnion(old), findBareUnion(now)];
  const pair =
    after !== undefined && one !== undefined
      ? { old: one, new: after }
      : before !== undefined && other !== undefined
        ? { old: before, new: other }
        : undefined;
  if (pair === undefined) return undefined;
  const { wide } = toSides(versions, { old: one, new: other });
  if (wide === undefined || wide !== toSides(versions, pair).wide)
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
  return isSingle ? { kind: 'oneOf', variants: [{ schema: ref, label: name }] } : undefined;
}

function findBareUnion(schema: EffectiveSchema): Union | undefined {
  const [union, ...others] = schema.unions;
  const isBare = saysNothing({ ...schema, unions: [] }) && schema.required.length === 0;
  return isBare && others.length === 0 && union?.inherited !== true ? union : undefined;
}

/** Finds the same variants by component, by what selects them, by equality, by label, at last by their order. */
function toUnionPair({ isSame }: Versions, old: Union, now: Union): UnionPair {
  const same: VariantPair[] = [];
  let [removed, added] = [old.variants, now.variants];
  const tests: readonly ((one: Variant, other: Variant) => boolean)[] = [
    (one, other) => one.schema === other.schema && !/[./]/.test(one.schema),
    (one, other) => one.values !== undefined && one.values.join() === other.values?.join(),
    (one, other) => isSame(one.schema, other.schema),
    (one, other) => one.label === other.label && !/^Option \d+$/.test(one.label),
    (one, other) =>
      removed.length === added.length && removed.indexOf(one) === added.indexOf(other),
  ];
  for (const test of tests) {
    const found = new Map<Variant, Variant>();
    for (const one of removed) {
      const taken = new Set(found.values());
      const other = added.find((candidate) => !taken.has(candidate) && test(one, candidate));
      if (other !== undefined) found.set(one, other);
    }
    const taken = new Set(found.values());
    same.push(...Array.from(found, ([one, other]) => ({ old: one, new: other })));
    removed = removed.filter((one) => !found.has(one));
    added = added.filter((other) => !taken.has(other));
  }
  return { old, new: now, same, removed, added };
}

/** The variants that came and went, also with their whole choice. */
export function listVariantDifferences(pair: SchemaPair): readonly Difference[] {
  const { versions, old, new: now, narrow } = pair;
  const pairs = listUnionPairs(pair);
  const isWrapped = findWrapped(pair) !== undefined;
  const isRequest = versions.direction === 'request';
  const toList = (end: 'added' | 'removed', union: Union, variants: readonly Variant[]) =>
    variants.length === 0
      ? []
      : [toDifference(end, union, variants, (end === 'removed') === isRequest)];
  const [gone, come] = [old, now].map(({ unions }) => unions.slice(isWrapped ? 0 : pairs.length));
  return [
    ...pairs.flatMap((union) => [
      ...toList('removed', union.old, union.removed),
      ...toList('added', union.new, union.added),
      ...listOverlaps(pair, union),
    ]),
    ...(gone ?? []).map((union) => toWhole('removed', union, !isWrapped && narrow !== old)),
    ...(come ?? []).map((union) => toWhole('added', union, !isWrapped && narrow === old)),
  ];
}

/** Those of the narrow version have values to show; those of the wide one add some. */
function toDifference(
  end: 'added' | 'removed',
  { kind }: Union,
  variants: readonly Variant[],
  narrows: boolean,
): Difference {
  const labels = variants.map(({ label }) => `"${label}"`).join(', ');
  const shown = variants.map(({ schema: $ref }) => ({ $ref }));
  return { rule: `*-${toStem(kind)}-${end}`, from: labels, to: labels, narrows, shown, at: [kind] };
}

function toWhole(end: 'added' | 'removed', union: Union, narrows: boolean): Difference {
  return { ...toDifference(end, union, union.variants, narrows), shown: [{}] };
}

function toStem(kind: Union['kind']): 'one-of' | 'any-of' {
  return kind === 'oneOf' ? 'one-of' : 'any-of';
}

/** Of a `oneOf`, a value of one variant must not also match another one that takes more than before. */
function listOverlaps({ versions, refs }: SchemaPair, union: UnionPair): readonly Difference[] {
  const { narrow, wide } = toSides(versions, union);
  if (wide.kind === 'anyOf' || wide.inherited === true) return [];
  const pairs = union.same.map((pair) => toSides(versions, pair));
  const isKept = ({ schema }: Variant) =>
    narrow.kind === 'oneOf' &&
    union.same.some((pair) => {
      const isOne = toSides(versions, pair).wide.schema === schema;
      return isOne && versions.isSame(pair.old.schema, pair.new.schema);
    });
  const { narrow: around } = toSides(versions, refs);
  const isApart = (one: Variant, other: Variant) =>
    areDisjoint(
      versions,
      toRefs(versions, [...toIds(around), one.schema], other.schema),
      wide.discriminator,
    );
  const others = wide.variants.filter((variant) => !isKept(variant));
  const overlap = narrow.variants.find((one) => {
    const own = pairs.find((pair) => pair.narrow === one)?.wide;
    return others.some((other) => other !== own && !isApart(one, other));
  });
  if (overlap === undefined) return [];
  const shown = [{ $ref: overlap.schema }];
  return [{ rule: '*-one-of-changed', narrows: true, shown, at: ['oneOf'] }];
}

function toRefs({ direction }: Versions, narrow: SchemaRef, wide: SchemaRef) {
  return direction === 'request' ? { old: narrow, new: wide } : { old: wide, new: narrow };
}
