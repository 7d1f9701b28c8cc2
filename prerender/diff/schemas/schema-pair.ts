import { parseJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type { Direction, SchemaRef, TypeName } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { findCommonTypes } from '../../../src/model/schema/types';
import { isValidValue } from '../../../src/model/schema/validity';
import type { Both, Versions } from '../versions/versions';

/** A schema in both versions; an empty list allows anything. */
export type Refs = Both<SchemaRef>;

/**
 * A schema as it is valid in both versions, in one direction.
 *
 * The values of the narrow one should be valid by the wide one: for a request the old ones in the new version, for a
 * response the new ones in the old version. So both directions are one case.
 */
export interface SchemaPair extends Both<EffectiveSchema> {
  readonly versions: Versions;
  readonly direction: Direction;
  readonly refs: Refs & Sides<SchemaRef>;
  readonly narrow: EffectiveSchema;
  readonly wide: EffectiveSchema;
}

export interface Sides<Item> {
  readonly narrow: Item;
  readonly wide: Item;
}

/** The old and the new one of two things as the narrow and the wide one. */
export function toSides<Item>(direction: Direction, { old, new: now }: Both<Item>): Sides<Item> {
  return direction === 'request' ? { narrow: old, wide: now } : { narrow: now, wide: old };
}

export function toSchemaPair(versions: Versions, direction: Direction, refs: Refs): SchemaPair {
  const old = toSchema(versions, direction, refs.old);
  const now = toSchema(versions, direction, refs.new);
  const sides = toSides(direction, { old, new: now });
  const all = { ...refs, ...toSides(direction, refs) };
  return { versions, direction, refs: all, old, new: now, ...sides };
}

/** The effective schema. Where its parts exclude each other, it shows readers something that is not valid. */
export function toSchema(
  { graph }: Versions,
  direction: Direction,
  ref: SchemaRef,
): EffectiveSchema {
  const schema = toEffectiveSchema(graph, ref, direction);
  const parts = listParts(graph, toIds(ref));
  const [first, ...others] = parts.flatMap(({ constant, values }) => [
    ...(constant === undefined ? [] : [[constant]]),
    ...(values.length === 0 ? [] : [values.map(({ value }) => value)]),
  ]);
  const isNever =
    findCommonTypes(parts.map(({ types }) => types)) === undefined ||
    first?.every((value) => !others.every((list) => list.includes(value))) === true;
  return isNever ? { ...schema, never: true } : schema;
}

/** True for a value that is valid in one of the versions. */
export function accepts(
  { versions, direction, refs }: SchemaPair,
  side: keyof SchemaPair['refs'],
  value: unknown,
): boolean {
  return isValidValue(versions, refs[side], direction, value);
}

/** The values of a schema that lists them; undefined for any other. */
export function listConstants({
  constant,
  values,
  types,
}: EffectiveSchema): readonly unknown[] | undefined {
  if (constant !== undefined) return [parseJsonText(constant)];
  if (values.length > 0) return values.map(({ value }) => parseJsonText(value));
  const isListed = types.length > 0 && types.every((type) => type === 'boolean' || type === 'null');
  return isListed ? types.flatMap((type) => (type === 'null' ? [null] : [true, false])) : undefined;
}

/** True if some values of a schema are of a type. */
export function hasType({ types, never }: EffectiveSchema, type: TypeName): boolean {
  if (never === true) return false;
  return (
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
}

/** True if no value is of both types: everything inside differs, too. */
export function isOfOtherType({ old, new: now }: SchemaPair): boolean {
  const isCommon = (type: TypeName) =>
    hasType(now, type) || (type === 'number' && hasType(now, 'integer'));
  return old.types.length > 0 && now.types.length > 0 && !old.types.some(isCommon);
}
