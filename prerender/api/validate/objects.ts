import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import type { Locate } from '../../sources/position';
import type { ObjectKind } from '../document/object-kinds';
import { isReferable } from '../document/object-kinds';
import type { SpecVersion, TypedObject } from '../document/objects';
import { isReplaced, listReferencedObjects, toVersion } from '../document/objects';
import { findAt, toKeys, toPointer } from '../document/pointer';
import { overriding } from '../document/resolve';
import { findLoss, findReading } from '../readings/invalid-fields';
import type { Reading } from '../readings/reading';
import { readByErrors, toPlaceText, toWarnings } from '../readings/reading';
import type { ValidateObject } from './object-validator';
import { isSpared, leaveOutObjects } from './left-out';
import { getObjectValidator } from './object-validator';
import { isNewField } from './openapi-definitions';
import type { ObjectError } from './object-errors';
import { toTellingErrors } from './object-errors';
import { withPlainNumbers } from './plain-numbers';

/** How the objects of a document are read, and what is left that cannot be read. */
export interface ReadObjects {
  readonly warnings: readonly Problem[];
  readonly errors: readonly Problem[];
}

/**
 * Reads each object of a document by the schema of its version; does not follow references.
 *
 * Invalid values that can be read are changed in the document, with a warning. In a file that
 * the team does not own, what cannot be read is left out.
 */
export function readObjects(document: unknown, locate: Locate, isForeign: boolean): ReadObjects {
  const version = toVersion(document);
  const validate = getObjectValidator(version);
  const objects = toFirst(listReferencedObjects(document));
  const misplaced = objects.filter((object) => isMisplaced(object, version));
  const wrong = new Set(misplaced.map(({ keys }) => toPointer(keys)));
  const warnings: Problem[] = [];
  const lost: TypedObject[] = [];
  const errors: Problem[] = misplaced.map(({ keys }) => toMisplacedProblem(keys, locate));
  for (const object of objects) {
    // Says nothing of what is inside a misplaced or unknown field, which is a single problem.
    if (isInside(object.keys, wrong)) continue;
    warnings.push(...checkSiblings(object, version, locate));
    const read = readObject(object, version, validate, isForeign);
    warnings.push(...toWarnings(read.readings, object.keys, locate));
    for (const { keys, value } of read.readings)
      if (value === undefined) wrong.add(toPointer([...object.keys, ...keys]));
    for (const error of read.errors) {
      const extra = toExtra(error.params);
      if (extra !== undefined) wrong.add(toPointer([...error.keys, extra]));
    }
    if (isForeign && read.errors.length > 0 && isSpared(object)) {
      wrong.add(toPointer(object.keys));
      lost.push(object);
    } else {
      errors.push(...read.errors.map((error) => toProblem(error, document, locate)));
    }
  }
  warnings.push(...leaveOutObjects(document, lost, locate));
  return { warnings, errors };
}

/** From OpenAPI 3.1 on, texts beside a `$ref` override those of its target; other fields there say nothing. */
function checkSiblings(
  object: TypedObject,
  version: SpecVersion,
  locate: Locate,
): readonly Problem[] {
  const isText = version === '3.1' || version === '3.2';
  if (!isText || object.kind === 'schemas' || !isReplaced(object, version)) return [];
  return Object.keys(object.value)
    .filter((key) => key !== '$ref' && !key.startsWith('x-') && !overriding.has(key))
    .map((key) => ({
      ...locate([...object.keys, key]),
      severity: 'warning',
      message: `"${key}" beside "$ref" has no effect.`,
      hint: 'Only "summary" and "description" override the target: change that, or write the object here.',
    }));
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

function isInside(keys: readonly string[], around: ReadonlySet<string>): boolean {
  return (
    around.size > 0 && keys.some((_, index) => around.has(toPointer(keys.slice(0, index + 1))))
  );
}

function readObject(
  object: TypedObject,
  version: SpecVersion,
  validate: ValidateObject,
  isForeign: boolean,
): { readonly readings: readonly Reading[]; readonly errors: readonly PlacedError[] } {
  return readByErrors(
    object.value,
    () => listErrors(object, version, validate),
    (error) => {
      const reading =
        findReading(error, object) ?? (isForeign ? findLoss(error, object) : undefined);
      const extra = toExtra(error.params);
      return reading?.text === undefined || extra === undefined
        ? reading
        : { ...reading, hint: toExtraHint(error, extra, version) };
    },
  );
}

/** True for a reference in a place where OpenAPI allows none. */
function isMisplaced({ kind, value }: TypedObject, version: SpecVersion): boolean {
  if (typeof value['$ref'] !== 'string') return false;
  return !isReferable(kind) || (version === '2.0' && !swaggerReferable.has(kind));
}

const swaggerReferable = new Set(['parameters', 'pathItems', 'responses', 'schemas']);

function toMisplacedProblem(keys: readonly string[], locate: Locate): Problem {
  const place = keys.length === 0 ? 'in place of the document' : `in place of ${toPlaceText(keys)}`;
  return {
    ...locate([...keys, '$ref']),
    severity: 'error',
    message: `A reference is not allowed ${place}.`,
    hint: 'Write the value itself here. References are for parameters, responses, schemas and the like.',
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
  const name = toPlaceText(keys);
  return {
    ...locate(extra === undefined ? keys : [...keys, extra]),
    severity: 'error',
    message: `${name} ${toMessage(error)}${extra === undefined ? '' : ` ("${extra}")`}.`,
    hint: toHint(error, document),
  };
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
      return toExtraHint(error, toExtra(params) ?? '', toVersion(document));
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
      return 'Keep one, and remove the others.';
    case 'uniqueItems':
      return 'Remove the duplicates.';
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

function toExtraHint({ kind }: PlacedError, extra: string, version: SpecVersion): string {
  return isNewField(kind, extra) && /^3\.[01]$/.test(version)
    ? 'OpenAPI has it since 3.2: start the file with "openapi: 3.2.0", or remove the field.'
    : 'Correct its spelling, begin it with "x-", or remove it.';
}

function toChoiceHint(allowed: unknown, found: unknown): string {
  const values = [allowed].flat().map(String);
  const nearest = typeof found === 'string' ? findNearest(found, values) : undefined;
  return nearest === undefined ? `Use one of: ${values.join(', ')}.` : `Did you mean "${nearest}"?`;
}
