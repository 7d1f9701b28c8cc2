import { listParts } from '../../../src/model/schema/parts';
import type { Direction, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import { findCommonTypes } from '../../../src/model/schema/types';
import { isValidValue } from '../../../src/model/schema/validity';
import type { Versions } from '../versions/versions';
import { listConstants, toSchema } from './schema-pair';

/** Discriminators are in the first levels. */
const DEEPEST = 3;

/**
 * True if no value that one schema describes is valid by the other one, except null. A discriminator has to be there,
 * whether its schema says so or not.
 */
export function areDisjoint(
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
