import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Problem } from '../../diagnostics/problem';
import { createAjv } from './create-schema-validator';
import { listObjects } from '../document/list-objects';
import type { PlacedObject } from '../document/list-objects';
import type { Locate } from '../../sources/position';
import { findKind, listTypedObjects } from '../document/list-typed-objects';
import { findAt, toKeys } from '../document/pointer';
import { toExampleFaults } from './to-example-faults';
import type { ExampleFault } from './to-example-faults';

/**
 * Complains about keywords of schemas whose values have the wrong form.
 *
 * From OpenAPI 3.1 on schemas are JSON Schema, into which the schema of OpenAPI itself does not look.
 */
export function checkSchemaKeywords(document: unknown, locate: Locate): readonly Problem[] {
  const version = findAt(document, ['openapi']);
  if (typeof version !== 'string' || !/^3\.[12]\./.test(version)) return [];
  const objects = listObjects(document);
  const { checkDialect, checkAdditions } = getChecks();
  return [
    ...objects.filter(isRootSchema).flatMap((place) => listFormErrors(place, checkDialect)),
    ...listForeign(document).flatMap((place) => listFormErrors(place, checkDialect)),
    ...objects.filter(isInSchema).flatMap((place) => listFormErrors(place, checkAdditions)),
  ].map((fault) => toProblem(fault, locate));
}

/** What is referred to as a schema, and stands where no schemas do. */
function listForeign(document: unknown): readonly PlacedObject[] {
  const pointers = listTypedObjects(document)
    .filter(({ kind }) => kind === 'schemas')
    .map(({ value }) => value['$ref'])
    .filter((ref) => typeof ref === 'string' && ref.startsWith('#/'));
  return [...new Set(pointers)].flatMap((ref) => {
    const keys = toKeys(String(ref));
    const value = findAt(document, keys);
    if (findKind(document, keys) === 'schemas' || value === undefined) return [];
    return [{ value: value as object, keys }];
  });
}

/** What OpenAPI adds to the keywords of JSON Schema. */
const additions = {
  properties: {
    discriminator: {
      type: 'object',
      required: ['propertyName'],
      properties: {
        propertyName: { type: 'string' },
        mapping: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    xml: { type: 'object' },
    externalDocs: {
      type: 'object',
      required: ['url'],
      properties: { url: { type: 'string' }, description: { type: 'string' } },
    },
  },
};

type Check = (value: unknown) => readonly ErrorObject[];

// They take a while to make, and are the same for all documents.
let checks: { readonly checkDialect: Check; readonly checkAdditions: Check } | undefined;

function getChecks(): NonNullable<typeof checks> {
  checks ??= {
    checkDialect: createCheck({ $ref: 'https://json-schema.org/draft/2020-12/schema' }),
    checkAdditions: createCheck(additions),
  };
  return checks;
}

function createCheck(schema: object): Check {
  const check = createAjv().compile(schema);
  return (value) => (check(value) ? [] : (check.errors ?? []));
}

function isRootSchema({ keys }: PlacedObject): boolean {
  return isSchemaPlace(keys) && !isInSchema({ keys: keys.slice(0, -1) });
}

function isInSchema({ keys }: Pick<PlacedObject, 'keys'>): boolean {
  return keys.some((_, index) => isSchemaPlace(keys.slice(0, index + 1)));
}

function isSchemaPlace(keys: readonly string[]): boolean {
  const isComponent = keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas';
  return isComponent || keys.at(-1) === 'schema' || keys.at(-1) === 'itemSchema';
}

/** A regular expression is shown, whether or not it is one. */
function listFormErrors({ value, keys }: PlacedObject, check: Check): readonly ExampleFault[] {
  const errors = check(value).filter(
    ({ keyword }) => keyword !== 'format' && keyword !== 'propertyNames',
  );
  return toExampleFaults(errors).map((fault) => ({ ...fault, keys: [...keys, ...fault.keys] }));
}

function toProblem({ keys, text }: ExampleFault, locate: Locate): Problem {
  const keyword = keys.at(-1) ?? '';
  const isForm = text.startsWith('fits none');
  return {
    ...locate(keys),
    severity: 'error',
    message: `"${keys.join(' › ')}" ${isForm ? 'has a value of the wrong form' : text}.`,
    hint: hints.get(keyword) ?? 'Correct the value, or take it away.',
  };
}

const hints: ReadonlyMap<string, string> = new Map([
  [
    'type',
    'Use "string", "number", "integer", "boolean", "object", "array" or "null", or a list of them.',
  ],
  ['required', 'List the names that must be there, in the schema of the object that has them.'],
  ['items', 'Write one schema here; "prefixItems" takes a list of them.'],
  ['exclusiveMinimum', 'From OpenAPI 3.1 on, write the limit itself here, in place of "minimum".'],
  ['exclusiveMaximum', 'From OpenAPI 3.1 on, write the limit itself here, in place of "maximum".'],
  ['enum', 'Write a list of values.'],
  ['examples', 'Write a list of values, or one value as "example".'],
]);
