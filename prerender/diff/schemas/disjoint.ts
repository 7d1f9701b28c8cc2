import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import { toIds } from '../../../src/model/schema/schema';
import { findCommonTypes } from '../../../src/model/schema/types';
import type { Refs, SchemaPair, Versions } from './schema-pair';
import { accepts, listConstants, toSchemaPair, toSides } from './schema-pair';

/** Discriminators are in the first levels. */
const DEEPEST = 3;

/**
 * True if no value that the narrow version describes is valid by the wide one, except null. A discriminator has to be
 * there, whether its schema says so or not.
 */
export function areDisjoint(
  versions: Versions,
  refs: Refs,
  discriminator?: string,
  depth = 0,
): boolean {
  const pair = toSchemaPair(versions, refs);
  const { narrow, wide } = pair;
  if (narrow.never === true || wide.never === true) return true;
  const { wide: ref } = toSides(versions, refs);
  const { wide: graph } = toSides(versions, versions);
  const declared = listParts(graph, toIds(ref)).map(({ types }) => types);
  if (narrow.types.length > 0 && findCommonTypes([narrow.types, ...declared]) === undefined)
    return true;
  const isNone = (schema: EffectiveSchema, side: 'narrow' | 'wide') =>
    listConstants(schema)?.every((value) => value === null || !accepts(pair, side, value));
  const known = isNone(narrow, 'wide') ?? isNone(wide, 'narrow');
  if (known !== undefined) return known;
  if (depth > DEEPEST || narrow.types.join() !== 'object') return false;
  const needed = [narrow.required, wide.required, discriminator ?? []].flat();
  return [...new Set(needed)].some((name) => isApart(pair, name, depth));
}

/** True if a property, which one of the objects has at least, keeps them apart. */
function isApart({ versions, old, new: now }: SchemaPair, name: string, depth: number): boolean {
  const [one, other] = [old, now].map(
    ({ properties }) => properties.find((property) => property.name === name)?.schema,
  );
  if (one === undefined || other === undefined) return false;
  const refs = { old: one, new: other };
  const isNull = (['narrow', 'wide'] as const).every((side) =>
    accepts({ versions, refs }, side, null),
  );
  return !isNull && areDisjoint(versions, refs, undefined, depth + 1);
}
