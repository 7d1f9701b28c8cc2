import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { oncePer } from '../../../src/model/once-per';
import type { TypeName } from '../../../src/model/schema/schema';
import type { TypedObject } from '../document/objects';
import { findAt, toKeys, toPlaceText } from '../document/pointer';
import { toNameHint } from './mistake';
import type { ObjectError } from './object-errors';
import { fieldHints } from './object-errors';
import { withPlainNumbers } from './object-validator';
import type { WrongReason } from './value-errors';
import { toValueErrors } from './value-errors';

/** Lists the errors in the keywords of a JSON Schema, which the schema of OpenAPI itself does not validate. */
export function listKeywordErrors({ value, keys, parent }: TypedObject): readonly ObjectError[] {
  // The dialect also validates nested schemas.
  const parts = parent === 'schemas' ? [additions] : [dialect, additions];
  return parts
    .flatMap((part) => toValueErrors(getCheck(part)(value).filter(isShown).map(toWrongValue)))
    .map(({ keys: inner, keyword, text }) => {
      const place = [...keys, ...inner];
      return {
        keys: place,
        message: `${toPlaceText(place)} ${keyword === 'anyOf' ? 'has an invalid value' : text}.`,
        hint: toKeywordHint(inner.at(-1) ?? '', findAt(value, inner)),
      };
    });
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
  const options = { strict: false, validateFormats: false, allErrors: true, verbose: true };
  const check = new Ajv2020({ ...options, ownProperties: true }).compile(schema);
  return (value) => (check(withPlainNumbers(value)) ? [] : (check.errors ?? []));
});

/** True if OpenAPI 3.1 allows a keyword to have a value. */
export function isKeywordValue(keyword: string, value: unknown): boolean {
  return [dialect, additions].every((part) => getCheck(part)({ [keyword]: value }).length === 0);
}

/** Leaves out names that are not valid regular expressions: a page shows them all the same. */
function isShown({ keyword }: ErrorObject): boolean {
  return keyword !== 'propertyNames';
}

function toWrongValue({ instancePath, ...error }: ErrorObject) {
  return { path: toKeys(instancePath), reason: toReason(error) };
}

function toReason({ keyword, params, schema }: Omit<ErrorObject, 'instancePath'>): WrongReason {
  switch (keyword) {
    case 'type':
      return { kind: 'type', types: [params['type'] as TypeName | readonly TypeName[]].flat() };
    case 'enum':
      return {
        kind: 'choice',
        values: (schema as readonly unknown[]).map((one) => JSON.stringify(one)),
      };
    case 'required':
      return { kind: 'missing', name: String(params['missingProperty']) };
    case 'anyOf':
      return { kind: 'variants', labels: [] };
    case 'false schema':
      return { kind: 'other', keyword: 'false' };
    default:
      return { kind: 'limit', keyword, limit: schema as number | string };
  }
}

function toKeywordHint(keyword: string, value: unknown): string {
  const hint =
    hints.get(keyword) ??
    fieldHints.get(`schemas ${keyword}`) ??
    'Correct the value, or remove it.';
  return keyword === 'type' && typeof value === 'string' ? toNameHint(value, types, hint) : hint;
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
