import { isJsonNumber, isWhole, toDigits } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
import type { Problem } from '../../diagnostics/problem';
import type { Locate } from '../../sources/position';
import type { OpenApiDocument } from '../document/document';
import { listReferencedObjects } from '../document/objects';

/** Warns of `nullable` where OpenAPI has it no more; pages read it as before. */
export function checkNullable(document: OpenApiDocument, locate: Locate): readonly Problem[] {
  if (document.openapi.startsWith('3.0')) return [];
  return listReferencedObjects(document)
    .filter(({ kind, value }) => kind === 'schemas' && value['nullable'] === true)
    .map(({ keys }) => ({
      ...locate([...keys, 'nullable']),
      severity: 'warning',
      message: `"${[...keys, 'nullable'].join(' › ')}" is of OpenAPI 3.0: read as "null" among the types.`,
      hint: 'Add "null" to "type", as in [string, "null"].',
    }));
}

/**
 * Warns of a constant or a choice that is of another type than its own schema says: no value is right for
 * both. Null is not said: many files list it without its type.
 */
export function checkValueTypes(document: unknown, locate: Locate): readonly Problem[] {
  return listReferencedObjects(document).flatMap(({ kind, value: schema, keys }) => {
    if (kind !== 'schemas') return [];
    const types = [schema['type'] ?? []].flat().filter((type) => typeof type === 'string');
    if (types.length === 0) return [];
    const values = Array.isArray(schema['enum']) ? (schema['enum'] as readonly unknown[]) : [];
    return [
      ...('const' in schema ? [{ value: schema['const'], place: ['const'] }] : []),
      ...values.map((value, index) => ({ value, place: ['enum', String(index)] })),
    ]
      .filter(({ value }) => value !== null && !types.some((type) => isOfType(type, value)))
      .map(({ value, place }): Problem => {
        const at = [...keys, ...place];
        return {
          ...locate(at),
          severity: 'warning',
          message: `"${at.join(' › ')}" is ${toValueText(value)}, which "type: ${types.join(', ')}" excludes: shown as it is written.`,
          hint: 'Correct the type, or the value.',
        };
      });
  });
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'number':
      return isJsonNumber(value);
    case 'integer':
      return isJsonNumber(value) && isWhole(toDigits(value));
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value) && !isJsonNumber(value);
    default:
      return typeof value === type;
  }
}

/** A short form of a value inside a sentence. */
function toValueText(value: unknown): string {
  if (isObject(value)) return 'an object';
  if (Array.isArray(value)) return 'a list';
  if (isJsonNumber(value)) return toDigits(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

const LONG = 60;
