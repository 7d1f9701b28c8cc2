import type { ErrorObject } from 'ajv/dist/2020.js';
import { oncePer } from '../../../src/model/once-per';
import { findNearest } from '../../diagnostics/find-nearest';
import { matchesPattern } from '../../../src/model/schema/pattern';
import type { TypedObject } from '../document/objects';
import { findAt, toPlaceText } from '../document/pointer';
import { toExampleErrors } from './error-words';
import type { ObjectError } from './object-words';
import { fieldHints } from './object-words';
import { withPlainNumbers } from './plain-numbers';
import { createAjv } from './schema-validator';

/** Lists the errors in the keywords of a JSON Schema, which the schema of OpenAPI itself does not validate. */
export function listKeywordErrors({ value, keys, parent }: TypedObject): readonly ObjectError[] {
  const plain = withPlainNumbers(value);
  return [
    // The dialect also validates nested schemas.
    ...(parent === 'schemas' ? [] : [listTelling(getCheck(dialect)(plain))]),
    listTelling(getCheck(additions)(plain)),
  ]
    .flatMap(toExampleErrors)
    .map((error) => toObjectError(error, value, keys));
}

const dialect = { $ref: 'https://json-schema.org/draft/2020-12/schema' };

/** The keywords that OpenAPI adds to JSON Schema, and what JSON Schema allows although it means nothing. */
const additions = {
  properties: {
    $recursiveRef: false,
    discriminator: {
      type: 'object',
      required: ['propertyName'],
      properties: {
        propertyName: { type: 'string' },
        mapping: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    enum: { minItems: 1 },
    externalDocs: {
      type: 'object',
      required: ['url'],
      properties: { url: { type: 'string' }, description: { type: 'string' } },
    },
    nullable: { type: 'boolean' },
    xml: { type: 'object' },
  },
};

type Check = (value: unknown) => readonly ErrorObject[];

/** Slow to compile, and the same for all documents. */
const getCheck = oncePer((schema: object): Check => {
  // The only patterns here are those of JSON Schema itself.
  const check = createAjv(matchesPattern).compile(schema);
  return (value) => (check(value) ? [] : (check.errors ?? []));
});

/** True if OpenAPI 3.1 allows a keyword to have a value. */
export function isKeywordValue(keyword: string, value: unknown): boolean {
  const schema = withPlainNumbers({ [keyword]: value });
  return [dialect, additions].every((part) => getCheck(part)(schema).length === 0);
}

/** Ignores formats, because a page shows a pattern even if it is not a valid regular expression. */
function listTelling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.filter(({ keyword }) => keyword !== 'format' && keyword !== 'propertyNames');
}

function toObjectError(
  { keys, text }: ReturnType<typeof toExampleErrors>[number],
  schema: unknown,
  around: readonly string[],
): ObjectError {
  const place = [...around, ...keys];
  const keyword = keys.at(-1) ?? '';
  const isForm = text.startsWith('matches none');
  return {
    keys: place,
    message: `${toPlaceText(place)} ${isForm ? 'has an invalid value' : text}.`,
    hint:
      findTypeHint(keyword, findAt(schema, keys)) ??
      hints.get(keyword) ??
      fieldHints.get(`schemas ${keyword}`) ??
      'Correct the value, or remove it.',
  };
}

function findTypeHint(keyword: string, value: unknown): string | undefined {
  if (keyword !== 'type' || typeof value !== 'string') return undefined;
  const nearest = findNearest(value, types);
  return nearest && `Did you mean "${nearest}"?`;
}

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];

const hints: ReadonlyMap<string, string> = new Map([
  ['$recursiveRef', 'Refer to the schema by its name, with "$ref".'],
  ['exclusiveMaximum', 'From OpenAPI 3.1 on, write the limit itself here, in place of "maximum".'],
  ['exclusiveMinimum', 'From OpenAPI 3.1 on, write the limit itself here, in place of "minimum".'],
  [
    'type',
    'Use "string", "number", "integer", "boolean", "object", "array" or "null", or a list of them.',
  ],
]);
