import type { JsonObject } from '../../../src/model/json-object';
import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import { toObject } from '../document/json-object';
import { listReferencedObjects } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';

/** Warns of an `allOf` with a closed part that does not have the properties of the others. */
export function checkClosedParts(document: unknown, locate: Locate): readonly Problem[] {
  return listReferencedObjects(document).flatMap(({ kind, value, keys }): readonly Problem[] => {
    if (kind !== 'schemas' || !Array.isArray(value['allOf'])) return [];
    const extra = findExtraName(listParts(document, value));
    if (extra === undefined) return [];
    return [
      {
        ...locate([...keys, 'allOf']),
        severity: 'warning',
        message: `A part with "additionalProperties: false" excludes "${extra}" of another part. The pages show the fields of all parts.`,
        hint: 'Remove "additionalProperties" from the parts; from OpenAPI 3.1 on, write "unevaluatedProperties: false" beside "allOf".',
      },
    ];
  });
}

/** The schemas that apply together with one through `allOf` and `$ref`, each once. */
function listParts(document: unknown, schema: JsonObject): readonly JsonObject[] {
  const parts = new Set<JsonObject>([schema]);
  for (const { $ref, allOf } of parts) {
    const target = typeof $ref === 'string' ? findAt(document, toKeys($ref)) : undefined;
    for (const part of [target, ...(Array.isArray(allOf) ? (allOf as readonly unknown[]) : [])])
      if (isObject(part)) parts.add(part);
  }
  return [...parts];
}

function findExtraName(parts: readonly JsonObject[]): string | undefined {
  const names = parts.map(({ properties }) => Object.keys(toObject(properties)));
  return parts.flatMap(({ additionalProperties, patternProperties }, index) => {
    if (additionalProperties !== false || patternProperties !== undefined) return [];
    return names.flat().filter((name) => names[index]?.includes(name) === false);
  })[0];
}
