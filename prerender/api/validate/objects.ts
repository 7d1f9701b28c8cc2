import type { OpenApiDocument } from '../document/document';
import type { ObjectKind } from '../document/object-kinds';
import { isReferable } from '../document/object-kinds';
import type { SpecVersion, TypedObject } from '../document/objects';
import { isReplaced, listReferencedObjects, toVersion } from '../document/objects';
import { toPlaceText, toPointer } from '../document/pointer';
import { overriding } from '../document/resolve';
import type { Mistake } from './mistake';
import type { ObjectError } from './object-errors';
import { toObjectError, toTellingErrors } from './object-errors';
import { getObjectValidator } from './object-validator';
import { listKeywordErrors } from './schema-keywords';
import { isTolerated } from './tolerated';

/** Reports the errors of each object of a document by the schema of its version; does not follow references. */
export function checkObjects(document: unknown): readonly Mistake[] {
  const version = toVersion(document);
  const extra = new Set<string>();
  return listDistinctObjects(document).flatMap((object) => {
    // Says nothing of what is inside a misplaced or unknown field, which is a single problem.
    if (isInside(object.keys, extra)) return [];
    const errors = listErrors(object, version);
    for (const { keys, isExtra } of errors) if (isExtra === true) extra.add(toPointer(keys));
    return errors;
  });
}

/** The objects of a document; one that is in several places, as by a file with an operation of two paths, in its first. */
export function listDistinctObjects(document: unknown): readonly TypedObject[] {
  const seen = new Map<object, Set<ObjectKind>>();
  return listReferencedObjects(document).filter(({ kind, value }) => {
    const kinds = seen.get(value) ?? new Set();
    seen.set(value, kinds);
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
}

/** True for a place inside one of others. */
export function isInside(keys: readonly string[], around: ReadonlySet<string>): boolean {
  return (
    around.size > 0 && keys.some((_, index) => around.has(toPointer(keys.slice(0, index + 1))))
  );
}

/** Lists the errors of an object, but not of those inside. */
export function listErrors(object: TypedObject, version: SpecVersion): readonly ObjectError[] {
  const { kind, value, keys, parent } = object;
  if (isMisplaced(object, version)) return [toMisplaced(keys)];
  if (isReplaced(object, version)) return [];
  // From OpenAPI 3.1 on, schemas are JSON Schema.
  if (isLater(version) && [kind, parent].includes('schemas'))
    return kind === 'schemas' ? listKeywordErrors(object) : [];
  // Swagger 2.0 has a schema of its own for files.
  if (version === '2.0' && parent === 'responses' && value['type'] === 'file') return [];
  const { $ref, ...rest } = value;
  const isReference = $ref !== undefined && isReferable(kind);
  if (isReference && typeof $ref !== 'string') return [toWrongReference([...keys, '$ref'])];
  return toTellingErrors(getObjectValidator(version)(kind, isReference ? rest : value))
    .filter((error) => !isTolerated(error, object))
    .map((error) => toObjectError(error, object, version));
}

function isLater(version: SpecVersion): boolean {
  return version === '3.1' || version === '3.2';
}

function toWrongReference(keys: readonly string[]): ObjectError {
  const message = `${toPlaceText(keys)} must be string.`;
  return { keys, message, hint: 'Write a value of type string.' };
}

/** True for a reference in a place where OpenAPI allows none. */
function isMisplaced({ kind, value }: TypedObject, version: SpecVersion): boolean {
  if (typeof value['$ref'] !== 'string') return false;
  return !isReferable(kind) || (version === '2.0' && !swaggerReferable.has(kind));
}

const swaggerReferable = new Set(['parameters', 'pathItems', 'responses', 'schemas']);

function toMisplaced(keys: readonly string[]): ObjectError {
  const place = keys.length === 0 ? 'in place of the document' : `in place of ${toPlaceText(keys)}`;
  return {
    keys: [...keys, '$ref'],
    isExtra: true,
    message: `A reference is not allowed ${place}.`,
    hint: 'Write the value itself here. References are for parameters, responses, schemas and the like.',
  };
}

/** Warns of fields beside a `$ref` that have no effect: from OpenAPI 3.1 on, only texts override those of its target. */
export function checkSiblings(document: OpenApiDocument): readonly Mistake[] {
  const version = toVersion(document);
  if (!isLater(version)) return [];
  return listDistinctObjects(document)
    .filter((object) => object.kind !== 'schemas' && isReplaced(object, version))
    .flatMap(({ value, keys }) =>
      Object.keys(value)
        .filter((key) => key !== '$ref' && !key.startsWith('x-') && !overriding.has(key))
        .map((key) => ({
          keys: [...keys, key],
          message: `"${key}" beside "$ref" has no effect.`,
          hint: 'Only "summary" and "description" override the target: change that, or write the object here.',
        })),
    );
}
