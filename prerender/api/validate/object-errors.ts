import type { ErrorObject } from 'ajv/dist/2020.js';
import type { SpecVersion, TypedObject } from '../document/objects';
import { findAt, toKeys, toPlaceText } from '../document/pointer';
import type { Mistake } from './mistake';
import { toNameHint } from './mistake';
import { isNewField } from './openapi-definitions';

/** An error in an object of a document. */
export interface ObjectError extends Mistake {
  /** True for a field that is not allowed there. */
  readonly isExtra?: boolean;
  /** The name of a field that the object lacks. */
  readonly missing?: string;
}

/** A validation error of an OpenAPI object. */
export type TellingError = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>;

/** Drops errors that repeat others or follow from them. */
export function toTellingErrors(errors: readonly ErrorObject[]): readonly TellingError[] {
  const causes = toOneOfTwo(errors.filter(isCause));
  return merge(
    causes.filter((error) => !isOfParent(error, causes) && !isOfMissingSchema(error, causes)),
  );
}

function isCause({ keyword, propertyName }: ErrorObject): boolean {
  if (propertyName !== undefined && keyword !== 'propertyNames') return false;
  return !/^(?:oneOf|anyOf|if|not)$/.test(keyword);
}

/** Merges two errors into one: a parameter needs `schema` or `content`. */
function toOneOfTwo(errors: readonly TellingError[]): readonly TellingError[] {
  return errors.flatMap((error) => {
    const { instancePath, params } = error;
    const lacks = (field: string) =>
      errors.some(
        (other) => other.instancePath === instancePath && other.params['missingProperty'] === field,
      );
    if (!lacks('schema') || !lacks('content')) return [error];
    if (params['missingProperty'] === 'content') return [];
    return params['missingProperty'] === 'schema' ? [{ ...error, message: NEEDS_SCHEMA }] : [error];
  });
}

const NEEDS_SCHEMA = "must have 'schema' or 'content'";

/** In Swagger 2.0 these are fields of the parameter or header itself. */
const OUTSIDE_SCHEMA = /^(?:default|enum|format|items|maximum|minimum|pattern|type)$/;

function isOfMissingSchema({ params }: TellingError, all: readonly TellingError[]): boolean {
  return (
    OUTSIDE_SCHEMA.test(toExtraName(params) ?? '') &&
    all.some(({ message }) => message === NEEDS_SCHEMA)
  );
}

/** The name of a field that is not allowed. */
export function toExtraName(params: TellingError['params']): string | undefined {
  const extra =
    params['additionalProperty'] ?? params['unevaluatedProperty'] ?? params['propertyName'];
  return typeof extra === 'string' ? extra : undefined;
}

function isOfParent(
  { keyword, instancePath: path }: TellingError,
  all: readonly TellingError[],
): boolean {
  if (!/^(?:(?:additional|unevaluated)Properties|type)$/.test(keyword)) return false;
  return all.some((other) => other.instancePath.startsWith(`${path}/`));
}

/** Merges errors of one value: those that say the same, and its types, of which it may have any. */
function merge(errors: readonly TellingError[]): readonly TellingError[] {
  const merged = new Map<string, TellingError>();
  for (const error of errors) {
    const { instancePath, keyword, params, message } = error;
    const said = keyword === 'type' ? [] : [message, toExtraName(params)];
    const key = JSON.stringify([instancePath, keyword, ...said]);
    const other = merged.get(key);
    if (other === undefined) merged.set(key, error);
    else if (keyword === 'type') merged.set(key, joinTypes(other, error));
  }
  return [...merged.values()];
}

function joinTypes(one: TellingError, other: TellingError): TellingError {
  const types = new Set([one, other].flatMap(({ params }) => [params['type']].flat()));
  return { ...one, params: { type: [...types] }, message: `must be ${[...types].join(' or ')}` };
}

/** Describes an error of an object in words. */
export function toObjectError(
  error: TellingError,
  object: TypedObject,
  version: SpecVersion,
): ObjectError {
  const { keyword, params, message = 'is not valid OpenAPI' } = error;
  const place = [...object.keys, ...toKeys(error.instancePath)];
  const extra = toExtraName(params);
  const missing: unknown = params['missingProperty'];
  const text = keyword === 'propertyNames' ? 'has a name that is not allowed' : message;
  return {
    keys: extra === undefined ? place : [...place, extra],
    ...(extra !== undefined && { isExtra: true }),
    ...(typeof missing === 'string' && { missing }),
    message: `${toPlaceText(place)} ${text}${extra === undefined ? '' : ` ("${extra}")`}.`,
    hint: findFieldHint(error, object, version) ?? toHint(error, object, version),
  };
}

/** Fixes of frequent mistakes, by the kind of the object and the field. */
export const fieldHints: ReadonlyMap<string, string> = new Map([
  ['callbacks', 'Write the request that the API sends here, or begin the name with "x-".'],
  ['document tags', 'Write each tag as in "- name: Teams".'],
  ['operation tags', 'Write a list, as in "tags: [Teams]".'],
  ['paths', 'Begin the path with "/".'],
  ['responseMap', 'Write three digits, "4XX" or "default".'],
  [
    'schemas discriminator',
    'Write the name of the property as in "discriminator: { propertyName: type }".',
  ],
  ['schemas enum', 'Write a list of values.'],
  ['schemas examples', 'Write a list of values, or one value as "example".'],
  [
    'schemas items',
    'Write one schema here; from OpenAPI 3.1 on, "prefixItems" takes a list of them.',
  ],
  ['schemas required', 'List the required names in the schema of the object, each once.'],
  [
    'schemas type',
    'Use "string", "number", "integer", "boolean", "object" or "array", and "format" for more.',
  ],
  ['schemas exclusiveMaximum', 'In OpenAPI 3.0, write the limit as "maximum", and "true" here.'],
  ['schemas exclusiveMinimum', 'In OpenAPI 3.0, write the limit as "minimum", and "true" here.'],
]);

function findFieldHint(
  { params, instancePath }: TellingError,
  { kind }: TypedObject,
  version: SpecVersion,
): string | undefined {
  const [field] = toKeys(instancePath);
  if (field !== undefined) return fieldHints.get(`${kind} ${field}`);
  const needsSchema = params['missingProperty'] === 'schema' && version !== '2.0';
  if (needsSchema && (kind === 'parameters' || kind === 'headers'))
    return 'Add "schema", and put "type" and the like below it.';
  const extra = toExtraName(params) ?? '';
  if (extra === '' || isNewField(kind, extra)) return undefined;
  return fieldHints.get(`${kind} ${extra}`) ?? fieldHints.get(kind);
}

/** Fields whose capital letters are often wrong. */
const oftenMiscased =
  'openapi info paths servers components get put post delete options head patch trace operationId parameters requestBody responses externalDocs termsOfService securitySchemes'.split(
    ' ',
  );

function toHint(
  { keyword, params, instancePath }: TellingError,
  { kind, value }: TypedObject,
  version: SpecVersion,
): string {
  switch (keyword) {
    case 'required':
      return `Add "${String(params['missingProperty'])}" here.`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const written = toExtraName(params) ?? '';
      const meant = oftenMiscased.find((name) => name.toLowerCase() === written.toLowerCase());
      if (meant !== undefined && meant !== written)
        return `Did you mean "${meant}"? Capital letters count.`;
      return isNewField(kind, toExtraName(params) ?? '') && /^3\.[01]$/.test(version)
        ? 'OpenAPI has it since 3.2: start the file with "openapi: 3.2.0", or remove the field.'
        : 'Correct its spelling, begin it with "x-", or remove it.';
    }
    case 'enum':
      return toChoiceHint(params['allowedValues'], findAt(value, toKeys(instancePath)));
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

function toChoiceHint(allowed: unknown, found: unknown): string {
  const values = [allowed].flat().map(String);
  const otherwise = `Use one of: ${values.join(', ')}.`;
  return typeof found === 'string' ? toNameHint(found, values, otherwise) : otherwise;
}
