import { isObject } from '../../../src/model/json-object';
import type { OpenApiDocument } from '../document/document';
import type { ObjectKind } from '../document/object-kinds';
import { findSlot, isReferable } from '../document/object-kinds';
import type { SpecVersion, TypedObject } from '../document/objects';
import { isReplaced, listReferencedObjects, toVersion } from '../document/objects';
import { findAt, toKeys, toPlaceText, toPointer } from '../document/pointer';
import { listSiblings } from '../document/resolve';
import type { Mistake } from './mistake';
import type { ObjectError, TellingError } from './object-errors';
import { toExtraName, toObjectError, toTellingErrors } from './object-errors';
import { getObjectValidator } from './object-validator';
import { isKeywordValue, listKeywordErrors } from './schema-keywords';

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

/** True for what the version of a document does not allow, and pages show as it is meant without a doubt. */
function isTolerated(error: TellingError, { kind, value }: TypedObject): boolean {
  const keys = toKeys(error.instancePath);
  const found = keys.length === 0 ? value : findAt(value, keys);
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const place = [...keys, toExtraName(error.params) ?? ''];
      return isShown(kind, place, findAt(value, place));
    }
    // The letters of a name.
    case 'propertyNames':
      return error.params['propertyName'] !== '';
    // Pages list the addresses that there are.
    case 'required':
      return /^(?:authorization|token|deviceAuthorization)Url$/.test(
        String(error.params['missingProperty']),
      );
    case 'minItems':
    case 'minProperties':
      return keys.at(-1) !== 'enum' && isEmpty(found);
    case 'type':
    case 'enum':
      return kind === 'schemas' && keys.join('/') === 'type' && isKeywordOf31('type', found);
    default:
      return false;
  }
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function isShown(kind: ObjectKind, keys: readonly string[], value: unknown): boolean {
  const name = keys.at(-1) ?? '';
  switch (kind) {
    case 'schemas':
      return keys.length === 1 && isKeywordOf31(name, value);
    // Authors choose these names, and OpenAPI limits their letters.
    case 'components':
      return keys.length > 1 && name !== '' && isObject(value);
    // `4xx` is shown as `4XX`.
    case 'responseMap':
      return /^[1-5]xx$/i.test(name) && isObject(value);
    default:
      return false;
  }
}

/** A keyword that OpenAPI has since 3.1, which pages show in every version. */
function isKeywordOf31(keyword: string, value: unknown): boolean {
  const isShown = shownKeywords.has(keyword) || findSlot('schemas', keyword, false) !== undefined;
  return isShown && isKeywordValue(keyword, value);
}

/** Beside those with schemas and other objects. */
const shownKeywords = new Set([
  '$anchor',
  '$comment',
  '$id',
  '$schema',
  'const',
  'contentEncoding',
  'contentMediaType',
  'dependentRequired',
  'deprecated',
  'examples',
  'maxContains',
  'minContains',
  'nullable',
  'type',
  'writeOnly',
]);

/** Warns of fields beside a `$ref` that have no effect: from OpenAPI 3.1 on, only texts override those of its target. */
export function checkSiblings(document: OpenApiDocument): readonly Mistake[] {
  const version = toVersion(document);
  if (!isLater(version)) return [];
  return listDistinctObjects(document)
    .filter((object) => object.kind !== 'schemas' && isReplaced(object, version))
    .flatMap(({ value, keys }) => listSiblings(value, keys));
}
