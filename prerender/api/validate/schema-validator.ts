import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isMultiple, toDigits } from '../../../src/model/exact-number';
import { findTextFormat } from '../../../src/model/schema/formats';
import type { Matches } from '../../../src/model/schema/pattern';
import type { Schemas } from '../../../src/model/schema/validity';
import type { Direction, SchemaRef } from '../../../src/model/schema/schema';
import { createJsonSchemas } from './json-schemas';

/** Returns the validator's errors for a value; empty for a valid one. */
export type Validate = (value: unknown) => readonly ErrorObject[];

/** Creates validators for the schemas of a graph by JSON Schema 2020-12, each once. */
export function createSchemaValidator({
  graph,
  matches,
}: Schemas): (ref: SchemaRef, direction: Direction) => Validate {
  const writers = {
    request: { ajv: createAjv(matches), schemas: createJsonSchemas(graph, 'request') },
    response: { ajv: createAjv(matches), schemas: createJsonSchemas(graph, 'response') },
  };
  return (ref, direction) => {
    const { ajv, schemas } = writers[direction];
    const name = schemas.getName(ref);
    for (const [id, schema] of schemas.takeNew()) ajv.addSchema(schema, id);
    return (value) => validate(ajv.getSchema(name), value);
  };
}

function validate(check: ValidateFunction | undefined, value: unknown): readonly ErrorObject[] {
  if (check === undefined) throw new Error('A schema was not handed to its validator.');
  return check(value) ? [] : (check.errors ?? []);
}

/** Creates an Ajv instance with formats that leaves patterns to a function. */
export function createAjv(matches: Matches): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    ownProperties: true,
    logger: false,
    // Optimizing takes longer than validating the few values of each schema.
    code: { regExp: toExpressions(matches), optimize: false },
  });
  ajv.removeKeyword('multipleOf').addKeyword(multipleOf);
  addFormats(ajv);
  for (const name of ADDRESSES)
    ajv.addFormat(name, (text) => findTextFormat(name)?.matches(text) ?? true);
  return ajv;
}

/** Formats of which Ajv allows only whole addresses. */
const ADDRESSES = ['uri', 'url', 'iri'];

/** Replaces Ajv's implementation, which divides: 19.99 / 0.01 is 1998.9999999999998. */
const multipleOf = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: isMultipleOf,
} as const;

function isMultipleOf(this: unknown, step: number, value: number): boolean {
  if (isMultiple(toDigits(value), toDigits(step))) return true;
  const message = `must be multiple of ${step}`;
  isMultipleOf.errors = [{ keyword: 'multipleOf', message, params: { multipleOf: step } }];
  return false;
}

isMultipleOf.errors = new Array<Partial<ErrorObject>>();

function toExpressions(matches: Matches) {
  return Object.assign(
    (source: string) => ({ test: (text: string) => matches(source, text), toString: () => source }),
    { code: 'toExpressions' },
  );
}
