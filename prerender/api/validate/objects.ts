import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Locate } from '../../sources/position';
import type { ObjectKind } from '../document/object-kinds';
import { isReferable } from '../document/object-kinds';
import type { SpecVersion, TypedObject } from '../document/objects';
import { isReplaced, listReferencedObjects, toVersion } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { ValidateObject } from './object-validator';
import { getObjectValidator } from './object-validator';
import { isNewField } from './openapi-definitions';
import type { ObjectError } from './object-errors';
import { toTellingErrors } from './object-errors';
import { withPlainNumbers } from './plain-numbers';

/** Validates each object of a document against the schema of its version; does not follow references. */
export function checkObjects(document: unknown, locate: Locate): readonly Problem[] {
  const version = toVersion(document);
  const validate = getObjectValidator(version);
  const objects = toFirst(listReferencedObjects(document));
  const misplaced = objects.filter((object) => isMisplaced(object, version));
  const errors = objects.flatMap((object) => listErrors(object, version, validate));
  // Omits errors inside a misplaced or unknown field, which is a single problem.
  const wrong = [...misplaced.map(({ keys }) => keys), ...errors.flatMap(listExtra)];
  return [
    ...misplaced.map(({ keys }) => toMisplacedProblem(keys, locate)),
    ...errors
      .filter(({ keys }) => !wrong.some((around) => isInside(keys, around)))
      .map((error) => toProblem(error, document, locate)),
  ];
}

/** An object may be in several places: a YAML alias, or a file with an operation of two paths. */
function toFirst(objects: readonly TypedObject[]): readonly TypedObject[] {
  const seen = new Map<object, Set<ObjectKind>>();
  return objects.filter(({ kind, value }) => {
    const kinds = seen.get(value) ?? new Set();
    seen.set(value, kinds);
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    return isFirst;
  });
}

function listExtra({ keys, keyword, params }: PlacedError): readonly (readonly string[])[] {
  const extra = toExtra(params);
  return extra === undefined || keyword === 'propertyNames' ? [] : [[...keys, extra]];
}

function isInside(keys: readonly string[], around: readonly string[]): boolean {
  return around.every((key, index) => keys[index] === key);
}

/** Whether a reference is in a place where OpenAPI allows none. */
function isMisplaced({ kind, value }: TypedObject, version: SpecVersion): boolean {
  if (typeof value['$ref'] !== 'string') return false;
  return !isReferable(kind) || (version === '2.0' && !swaggerReferable.has(kind));
}

const swaggerReferable = new Set(['parameters', 'pathItems', 'responses', 'schemas']);

function toMisplacedProblem(keys: readonly string[], locate: Locate): Problem {
  const place = keys.length === 0 ? 'in place of the document' : `in place of ${toName(keys)}`;
  return {
    ...locate([...keys, '$ref']),
    severity: 'error',
    message: `A reference cannot stand ${place}.`,
    hint: 'Write here what it refers to; references are for parameters, responses, schemas and the like.',
  };
}

/** A validation error of an object, with its location in the document. */
interface PlacedError extends ObjectError {
  readonly kind: ObjectKind;
  readonly keys: readonly string[];
}

function listErrors(
  object: TypedObject,
  version: SpecVersion,
  validate: ValidateObject,
): readonly PlacedError[] {
  const { kind, value, keys, parent } = object;
  // From OpenAPI 3.1 on, schemas are JSON Schema: `schema-keywords.ts` checks them.
  const isJsonSchema = version === '3.1' || version === '3.2';
  if (isJsonSchema && [kind, parent].includes('schemas')) return [];
  const isFile = version === '2.0' && parent === 'responses' && value['type'] === 'file';
  if (isFile || isReplaced(object, version)) return [];
  const { $ref, ...rest } = value;
  const isReference = $ref !== undefined && isReferable(kind);
  const errors =
    isReference && typeof $ref !== 'string'
      ? [notText]
      : toTellingErrors(validate(kind, withPlainNumbers(isReference ? rest : value, LISTS)));
  return errors.map((error) => ({
    ...error,
    kind,
    keys: [...keys, ...toKeys(error.instancePath)],
  }));
}

/** A list in a field of the object, such as an `enum`; objects inside are checked by themselves. */
const LISTS = 2;

const notText: ObjectError = {
  instancePath: '/$ref',
  keyword: 'type',
  params: { type: 'string' },
  message: 'must be string',
};

function toProblem(error: PlacedError, document: unknown, locate: Locate): Problem {
  const { keys, params } = error;
  const extra = toExtra(params);
  const name = keys.length === 0 ? 'The document' : toName(keys);
  return {
    ...locate(extra === undefined ? keys : [...keys, extra]),
    severity: 'error',
    message: `${name} ${toMessage(error)}${extra === undefined ? '' : ` ("${extra}")`}.`,
    hint: toHint(error, document),
  };
}

function toName(keys: readonly string[]): string {
  return `"${keys.join(' › ')}"`;
}

function toExtra(params: ObjectError['params']): string | undefined {
  const extra =
    params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  return typeof extra === 'string' ? extra : undefined;
}

function toMessage({ keyword, message = 'is not valid OpenAPI' }: PlacedError): string {
  return keyword === 'propertyNames' ? 'has a name that is not allowed' : message;
}

function toHint(error: PlacedError, document: unknown): string {
  const { keyword, params, keys } = error;
  switch (keyword) {
    case 'required':
      return `Add "${String(params['missingProperty'])}" here.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return toExtraHint(error, toExtra(params) ?? '', document);
    case 'enum':
      return toChoiceHint(params['allowedValues'], findAt(document, keys));
    case 'const':
      return `Write ${JSON.stringify(params['allowedValue'])} here.`;
    case 'type':
      return `Write a value of type ${[params['type']].flat().join(' or ')}.`;
    case 'minProperties':
    case 'minItems':
      return 'Add at least one.';
    case 'maxProperties':
      return 'Leave one, and take the others away.';
    case 'uniqueItems':
      return 'Take away what is there twice.';
    case 'pattern':
      return `Write a text that matches ${String(params['pattern'])}.`;
    case 'propertyNames':
      return `Rename "${String(params['propertyName'])}": only letters, digits, ".", "-" and "_" are allowed.`;
    case 'dependentRequired':
    case 'dependencies':
      return `Add "${String(params['missingProperty'])}", too.`;
    default:
      return 'See the OpenAPI specification for the form of this field.';
  }
}

function toExtraHint({ kind }: PlacedError, extra: string, document: unknown): string {
  return isNewField(kind, extra) && /^3\.[01]$/.test(toVersion(document))
    ? 'OpenAPI has it since 3.2: start the file with "openapi: 3.2.0", or remove the field.'
    : 'Remove the field, or correct its spelling.';
}

function toChoiceHint(allowed: unknown, found: unknown): string {
  const values = [allowed].flat().map(String);
  const nearest = typeof found === 'string' ? findNearest(found, values) : undefined;
  return nearest === undefined ? `Use one of: ${values.join(', ')}.` : `Did you mean "${nearest}"?`;
}
