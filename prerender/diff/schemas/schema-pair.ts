import { parseJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type { Direction, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { findCommonTypes } from '../../../src/model/schema/types';
import type { Matches } from '../../../src/model/schema/pattern';
import { isValidValue } from '../../../src/model/schema/validity';

/** A schema in both versions; an empty list allows anything. */
export interface Refs {
  readonly old: SchemaRef;
  readonly new: SchemaRef;
}

/**
 * Both versions in one direction. The values of the narrow one should be valid by the wide one: for a request the old
 * ones in the new version, for a response the new ones in the old version.
 */
export interface Versions {
  readonly direction: Direction;
  readonly old: SchemaGraph;
  readonly new: SchemaGraph;
  readonly matches: Matches;
  /** True for schemas of both versions that differ in words only. */
  readonly isSame: (old: SchemaRef, now: SchemaRef) => boolean;
}

/** The old and the new one of two things as the narrow and the wide one. */
export function toSides<Item>(
  { direction }: Pick<Versions, 'direction'>,
  { old, new: now }: { readonly old: Item; readonly new: Item },
): { readonly narrow: Item; readonly wide: Item } {
  return direction === 'request' ? { narrow: old, wide: now } : { narrow: now, wide: old };
}

/** A schema as it is valid in both versions. */
export interface SchemaPair {
  readonly versions: Versions;
  readonly refs: Refs;
  readonly old: EffectiveSchema;
  readonly new: EffectiveSchema;
  readonly narrow: EffectiveSchema;
  readonly wide: EffectiveSchema;
}

export function toSchemaPair(versions: Versions, refs: Refs): SchemaPair {
  const old = toSchema(versions.old, refs.old, versions.direction);
  const now = toSchema(versions.new, refs.new, versions.direction);
  return { versions, refs, old, new: now, ...toSides(versions, { old, new: now }) };
}

/** The effective schema. Where its parts exclude each other, it shows readers something that is not valid. */
function toSchema(graph: SchemaGraph, ref: SchemaRef, direction: Direction): EffectiveSchema {
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

/** True for a value that is valid by the schema of a side. */
export function accepts(
  { versions, refs }: Pick<SchemaPair, 'versions' | 'refs'>,
  side: 'narrow' | 'wide',
  value: unknown,
): boolean {
  const graph = toSides(versions, versions)[side];
  const schemas = { graph, matches: versions.matches };
  return isValidValue(schemas, toSides(versions, refs)[side], versions.direction, value);
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
