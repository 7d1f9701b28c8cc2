import { findNearest } from '../../diagnostics/find-nearest';
import type { ObjectKind } from '../document/object-kinds';
import type { SpecVersion } from '../document/objects';
import { findAt, toKeys } from '../document/pointer';
import type { ErrorWords } from './error-words';
import { isNewField } from './openapi-definitions';
import type { TellingError } from './telling-errors';
import { toExtraName } from './telling-errors';

/** An error in an object of a document. */
export interface ObjectError {
  /** The place of the wrong value in the document. */
  readonly keys: readonly string[];
  /** The name of a field in it that is not allowed. */
  readonly extra?: string | undefined;
  /** The name of a field that it lacks. */
  readonly missing?: string | undefined;
  readonly message: string;
  readonly hint: string;
}

/** An object with an error. */
interface ObjectContext {
  readonly kind: ObjectKind;
  readonly value: unknown;
  readonly version: SpecVersion;
}

/** Describes an error of an OpenAPI object in words. */
export function toObjectWords(error: TellingError, object: ObjectContext): ErrorWords {
  const extra = toExtraName(error.params);
  const text =
    error.keyword === 'propertyNames'
      ? 'has a name that is not allowed'
      : (error.message ?? 'is not valid OpenAPI');
  return {
    text: extra === undefined ? text : `${text} ("${extra}")`,
    hint: findFieldHint(error, object) ?? toHint(error, object),
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

function findFieldHint(error: TellingError, { kind, version }: ObjectContext): string | undefined {
  const [field] = toKeys(error.instancePath);
  if (field !== undefined) return fieldHints.get(`${kind} ${field}`);
  const extra = toExtraName(error.params) ?? '';
  if (version !== '2.0' && (kind === 'parameters' || kind === 'headers') && isSchemaNeeded(error))
    return 'Add "schema", and put "type" and the like below it.';
  return extra === '' || isNewField(kind, extra) ? undefined : fieldHints.get(kind);
}

function isSchemaNeeded({ params }: TellingError): boolean {
  return params['missingProperty'] === 'schema';
}

function toHint(error: TellingError, { kind, value, version }: ObjectContext): string {
  const { keyword, params, instancePath } = error;
  switch (keyword) {
    case 'required':
      return `Add "${String(params['missingProperty'])}" here.`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return isNewField(kind, toExtraName(params) ?? '') && /^3\.[01]$/.test(version)
        ? 'OpenAPI has it since 3.2: start the file with "openapi: 3.2.0", or remove the field.'
        : 'Correct its spelling, begin it with "x-", or remove it.';
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
  const nearest = typeof found === 'string' ? findNearest(found, values) : undefined;
  return nearest === undefined ? `Use one of: ${values.join(', ')}.` : `Did you mean "${nearest}"?`;
}
