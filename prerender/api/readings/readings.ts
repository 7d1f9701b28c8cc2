import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { SpecVersion, TypedObject } from '../document/objects';
import { listReferencedObjects, toVersion } from '../document/objects';
import { listEmptyFields, objectReadings } from './objects';
import type { Reading } from './reading';
import { applyReadings, toWarnings } from './reading';
import { listSchemaReadings } from './schemas';

/**
 * Reads what a document says in the words of another version or another tool; changes the document itself,
 * and returns the warnings that say how. What is left is checked against the schema of OpenAPI.
 */
export function readOtherWords(document: unknown, locate: Locate): readonly Problem[] {
  const version = toVersion(document);
  return listReferencedObjects(document).flatMap((object) => {
    const { value, keys, kind } = object;
    applyReadings(value, listEmptyFields(kind, value, version));
    const readings = listReadings(object, version);
    applyReadings(value, readings);
    return toWarnings(readings, keys, locate);
  });
}

function listReadings(
  { kind, value, keys }: TypedObject,
  version: SpecVersion,
): readonly Reading[] {
  if (kind === 'schemas') return listSchemaReadings(value, version, keys);
  return objectReadings[kind]?.(value, version, keys) ?? [];
}
