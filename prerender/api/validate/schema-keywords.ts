import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Problem } from '../../diagnostics/problem';
import { createAjv } from './schema-validator';
import { matchesPattern } from '../../../src/model/schema/pattern';
import type { Locate } from '../../sources/position';
import type { TypedObject } from '../document/objects';
import { listReferencedObjects, toVersion } from '../document/objects';
import { findLoss, findReading } from '../readings/invalid-fields';
import { readByErrors, toWarnings } from '../readings/reading';
import { toExampleErrors } from './example-errors';
import type { ReadObjects } from './objects';
import type { ExampleError } from './example-errors';
import { withPlainNumbers } from './plain-numbers';

/**
 * Reads the schemas of a document whose keywords have invalid values, and reports those that cannot be read.
 *
 * From OpenAPI 3.1 on, schemas are JSON Schema, which the schema of OpenAPI itself does not validate.
 */
export function readSchemaKeywords(
  document: unknown,
  locate: Locate,
  isForeign: boolean,
): ReadObjects {
  if (!/^3\.[12]$/.test(toVersion(document))) return { warnings: [], errors: [] };
  const schemas = listReferencedObjects(document).filter(({ kind }) => kind === 'schemas');
  const { checkDialect, checkAdditions } = getChecks();
  const found = [
    // The dialect also validates nested schemas.
    ...schemas
      .filter(({ parent }) => parent !== 'schemas')
      .map((schema) => readSchema(schema, checkDialect, locate, isForeign)),
    ...schemas.map((schema) => readSchema(schema, checkAdditions, locate, isForeign)),
  ];
  return {
    warnings: found.flatMap(({ warnings }) => warnings),
    errors: found.flatMap(({ errors }) => errors),
  };
}

function readSchema(
  schema: TypedObject,
  check: Check,
  locate: Locate,
  isForeign: boolean,
): ReadObjects {
  const { readings, errors } = readByErrors(
    schema.value,
    (value) => listTelling(check(withPlainNumbers(value))),
    (error) => findReading(error, schema) ?? (isForeign ? findLoss(error, schema) : undefined),
  );
  return {
    warnings: toWarnings(readings, schema.keys, locate),
    errors: toExampleErrors(errors)
      .map((error) => ({ ...error, keys: [...schema.keys, ...error.keys] }))
      .map((error) => toProblem(error, locate)),
  };
}

/** The keywords that OpenAPI adds to JSON Schema. */
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

// Slow to compile, and the same for all documents.
let checks: { readonly checkDialect: Check; readonly checkAdditions: Check } | undefined;

function getChecks(): NonNullable<typeof checks> {
  checks ??= {
    checkDialect: createCheck({ $ref: 'https://json-schema.org/draft/2020-12/schema' }),
    checkAdditions: createCheck(additions),
  };
  return checks;
}

function createCheck(schema: object): Check {
  // The only patterns here are those of JSON Schema itself.
  const check = createAjv(matchesPattern).compile(schema);
  return (value) => (check(value) ? [] : (check.errors ?? []));
}

/** Ignores formats, because a page shows a pattern even if it is not a valid regular expression. */
function listTelling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.filter(({ keyword }) => keyword !== 'format' && keyword !== 'propertyNames');
}

function toProblem({ keys, text }: ExampleError, locate: Locate): Problem {
  const keyword = keys.at(-1) ?? '';
  const isForm = text.startsWith('fits none');
  return {
    ...locate(keys),
    severity: 'error',
    message: `"${keys.join(' › ')}" ${isForm ? 'has an invalid value' : text}.`,
    hint: hints.get(keyword) ?? 'Correct the value, or remove it.',
  };
}

const hints: ReadonlyMap<string, string> = new Map([
  [
    'type',
    'Use "string", "number", "integer", "boolean", "object", "array" or "null", or a list of them.',
  ],
  ['required', 'List the required names in the schema of the object.'],
  ['items', 'Write one schema here; "prefixItems" takes a list of them.'],
  ['exclusiveMinimum', 'From OpenAPI 3.1 on, write the limit itself here, in place of "minimum".'],
  ['exclusiveMaximum', 'From OpenAPI 3.1 on, write the limit itself here, in place of "maximum".'],
  ['enum', 'Write a list of values.'],
  ['examples', 'Write a list of values, or one value as "example".'],
]);
