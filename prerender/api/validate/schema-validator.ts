import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { ExactNumber, isMultiple, toDigits } from '../../../src/model/exact-number';
import { isObject } from '../../../src/model/json-object';
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
    return (value) => {
      const check = ajv.getSchema(name);
      if (check === undefined) throw new Error('A schema was not handed to its validator.');
      return check(withPlainNumbers(value)) === true ? [] : (check.errors ?? []);
    };
  };
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
  validate: (step: number, value: number) => isMultiple(toDigits(value), toDigits(step)),
} as const;

function toExpressions(matches: Matches) {
  return Object.assign(
    (source: string) => ({ test: (text: string) => matches(source, text), toString: () => source }),
    { code: 'toExpressions' },
  );
}

/**
 * The value with JavaScript's numbers only, which is all that a validator library knows. `depth` is how many
 * objects and lists deep to look.
 */
export function withPlainNumbers(value: unknown, depth = Infinity): unknown {
  if (value instanceof ExactNumber) return toFinite(Number(toDigits(value)));
  if (depth === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withPlainNumbers(item, depth - 1));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withPlainNumbers(item, depth - 1)]),
  );
}

/** `1e400` is a number, although JavaScript's are not that large. */
function toFinite(number: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, number));
}
