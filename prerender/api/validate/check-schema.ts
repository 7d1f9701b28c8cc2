import SwaggerParser from '@apidevtools/swagger-parser';
import type { Problem } from '../../diagnostics/problem';
import { findNearest } from '../../diagnostics/find-nearest';
import { listTypedObjects } from '../document/list-typed-objects';
import type { Locate } from '../../sources/position';
import { isReferable } from '../document/object-kinds';
import { findAt, toKeys } from '../document/pointer';
import { isNewField, takeNewFields, toLack } from './take-new-fields';
import type { SchemaErrorDetail } from './schema-error-detail';
import { toTellingErrors } from './to-telling-errors';
import { toValidatorCopy, withoutMark } from './to-validator-copy';

/** Validates a document against the schema of its version; references are not followed. */
export async function checkSchema(document: unknown, locate: Locate): Promise<readonly Problem[]> {
  const misplaced = listMisplaced(document);
  const { document: copy, toOrigin } = toValidatorCopy(document);
  const own = toReadable(copy);
  const details = [...own, ...(await validate(copy))];
  const placed = details
    .map((detail) => ({ ...detail, keys: toOrigin(toKeys(detail.instancePath)) }))
    .filter(({ keys }) => !misplaced.some((place) => isInside(keys, place)));
  const each = new Map(placed.map((detail) => [toText(detail), detail]));
  return [
    ...misplaced.map((keys) => toMisplacedProblem(keys, locate)),
    ...[...each.values()].map((detail) => toSchemaProblem(detail, document, locate)),
  ];
}

/** References in places where OpenAPI allows none. */
function listMisplaced(document: unknown): readonly (readonly string[])[] {
  return listTypedObjects(document)
    .filter(({ kind, value }) => !isReferable(kind) && typeof value['$ref'] === 'string')
    .map(({ keys }) => keys);
}

function toMisplacedProblem(keys: readonly string[], locate: Locate): Problem {
  const place = keys.length === 0 ? 'in place of the document' : `in place of ${toPlace(keys)}`;
  return {
    ...locate([...keys, '$ref']),
    severity: 'error',
    message: `A reference cannot stand ${place}.`,
    hint: 'Write here what it refers to; references are for parameters, responses, schemas and the like.',
  };
}

function isInside(keys: readonly string[], place: readonly string[]): boolean {
  return place.every((key, index) => keys[index] === key);
}

/** Makes of a copy what the validator reads at all; it throws at once at what it does not know. */
function toReadable(copy: unknown): readonly SchemaErrorDetail[] {
  const document = copy as Record<string, unknown>;
  const version = String(document['openapi']);
  const faults = version.startsWith('3.2.') ? takeNewFields(copy) : [];
  if ('openapi' in document) document['openapi'] = version.startsWith('3.0.') ? '3.0.4' : '3.1.1';
  const isBare = version.startsWith('3.0.') || 'swagger' in document || !('components' in document);
  const lacksPaths = document['paths'] === undefined && document['webhooks'] === undefined;
  if (document['paths'] === undefined && (lacksPaths || version.startsWith('3.0.')))
    document['paths'] = {};
  const { info } = document;
  const isNumber = typeof findAt(info, ['version']) === 'number';
  // The validator's own words for this have no place.
  if (isNumber) Object.assign(info as object, { version: true });
  const lack = toLack([], 'paths');
  return [...faults, ...listNameless(copy), ...(lacksPaths && isBare ? [lack] : [])];
}

/** The validator's schema of 3.1 does not ask for the names of parameters. */
function listNameless(copy: unknown): readonly SchemaErrorDetail[] {
  return listTypedObjects(copy)
    .filter(({ kind, value }) => kind === 'parameters' && !('name' in value || '$ref' in value))
    .map(({ keys }) => toLack(keys, 'name'));
}

async function validate(copy: unknown): Promise<readonly SchemaErrorDetail[]> {
  try {
    await SwaggerParser.validate(copy as never, {
      resolve: { external: false },
      dereference: { circular: 'ignore', excludedPathMatcher: () => true },
      // Its further rules for Swagger 2.0 trip over references; `check-operations.ts` has ours.
      validate: { spec: false },
    });
    return [];
  } catch (error) {
    const details = (error as { details?: readonly SchemaErrorDetail[] }).details;
    if (!Array.isArray(details)) throw error;
    return toTellingErrors(details, copy).map((detail) => ({
      ...detail,
      params: JSON.parse(withoutMark(JSON.stringify(detail.params))) as typeof detail.params,
    }));
  }
}

interface PlacedDetail extends SchemaErrorDetail {
  readonly keys: readonly string[];
}

/** What is said of a place: two objects of the copy may be one of the document. */
function toText({ keys, message, params }: PlacedDetail): string {
  return JSON.stringify([keys, message, toExtra(params)]);
}

function toExtra(params: SchemaErrorDetail['params']): string | undefined {
  const extra =
    params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  return typeof extra === 'string' ? extra : undefined;
}

function toPlace(keys: readonly string[]): string {
  return `"${keys.join(' › ')}"`;
}

function toSchemaProblem(detail: PlacedDetail, document: unknown, locate: Locate): Problem {
  const { keys, params } = detail;
  const message = toMessage(detail);
  const extra = toExtra(params);
  const place = keys.length === 0 ? 'The document' : toPlace(keys);
  return {
    ...locate(extra === undefined ? keys : [...keys, extra]),
    severity: 'error',
    message: `${place} ${message}${extra === undefined ? '' : ` ("${extra}")`}.`,
    hint: toHint(detail, document),
  };
}

function toMessage({ keyword, message = 'is not valid OpenAPI' }: PlacedDetail): string {
  return keyword === 'propertyNames' ? 'has a name that is not allowed' : message;
}

function toHint({ keyword, params, keys }: PlacedDetail, document: unknown): string {
  switch (keyword) {
    case 'required':
      return `Add "${String(params['missingProperty'])}" here.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return toExtraHint(toExtra(params) ?? '', document);
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

function toExtraHint(extra: string, document: unknown): string {
  const version = findAt(document, ['openapi']);
  return isNewField(extra) && /^3\.[01]\./.test(String(version))
    ? 'OpenAPI has it since 3.2: start the file with "openapi: 3.2.0", or remove the field.'
    : 'Remove the field, or correct its spelling.';
}

function toChoiceHint(allowed: unknown, found: unknown): string {
  const values = [allowed].flat().map(String);
  const nearest = typeof found === 'string' ? findNearest(found, values) : undefined;
  return nearest === undefined ? `Use one of: ${values.join(', ')}.` : `Did you mean "${nearest}"?`;
}
