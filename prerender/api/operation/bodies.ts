import type {
  Example,
  FieldEncoding,
  MediaType,
  RequestBody,
  ShownFields,
} from '../../../src/model/api/operation';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Code } from '../../../src/model/text/code';
import { toPlainCode } from '../../../src/model/text/code';
import type {
  EncodingObject,
  MediaTypeObject,
  Referable,
  RequestBodyObject,
} from '../document/document';
import { resolve } from '../document/resolve';
import { findShownFields, toExample } from '../examples/example';
import type { Conversion } from './conversion';
import type { KeyedExample } from './example-objects';
import { listExampleObjects } from './example-objects';
import { toHeaders } from './headers';
import { toSerialization } from './parameters';
import { toJsonText } from '../../../src/model/json-text';

/**
 * Who sends the request: readers call operations; webhooks and callbacks call the reader.
 *
 * What the API sends has response schemas; what a reader sends has request schemas.
 */
export type Side = 'called' | 'calls';

/** The body of a request, if it has one. */
export function toRequestBody(
  conversion: Conversion,
  referable: Referable<RequestBodyObject> | undefined,
  id: SchemaId,
  side: Side,
): RequestBody | undefined {
  if (referable === undefined) return undefined;
  const body = resolve(conversion.document, referable);
  const direction = side === 'called' ? 'request' : 'response';
  return {
    required: body.required === true,
    description: conversion.toText(body.description),
    content: toMediaTypes(conversion, body.content, `${id}.body`, direction),
  };
}

/** The media types of a body, each with its schema, examples and encodings. */
export function toMediaTypes(
  conversion: Conversion,
  content: Readonly<Record<string, MediaTypeObject>>,
  id: SchemaId,
  direction: Direction,
): readonly MediaType[] {
  return Object.entries(content).map(([mediaType, object], index) => {
    const own = object.itemSchema ?? object.schema;
    const schema =
      own === undefined ? undefined : conversion.graph.getId(own, toMediaId(id, index));
    const elsewhere = listExampleObjects(conversion.document, object.examples).filter(isElsewhere);
    const examples = [...listExamples(conversion, object, schema, direction), ...elsewhere].map(
      (example) => toExampleView(conversion, mediaType, example),
    );
    const encodings = toEncodings(conversion, object, toMediaId(id, index));
    return {
      mediaType,
      ...(schema !== undefined && { schema }),
      ...(object.itemSchema !== undefined && { isStream: true }),
      examples,
      ...(encodings.length > 0 && { encodings }),
    };
  });
}

/** The id of the schema of a media type. */
export function toMediaId(id: SchemaId, index: number): SchemaId {
  return index === 0 ? id : `${id}/${index}`;
}

/** An example of a body: one of the author's, or a generated one. */
export interface NamedExample extends KeyedExample {
  /** Generated from the schema. */
  readonly generated?: true;
  readonly shownFields?: ShownFields | undefined;
}

/** The examples of a body: the author's, else one generated from the schema. */
export function listExamples(
  { document, graph }: Conversion,
  object: MediaTypeObject,
  schema: SchemaId | undefined,
  direction: Direction,
): readonly NamedExample[] {
  const authored = listExampleObjects(document, object.examples);
  const found = authored.filter((example) => 'value' in example);
  if (found.length > 0) return found;
  if (object.example !== undefined) return [{ name: 'example', value: object.example }];
  if (schema === undefined) return [];
  const { nodes } = graph;
  if (toEffectiveSchema(nodes, schema, direction).format === 'binary') return [];
  const value = toExample(nodes, schema, direction);
  if (value === undefined) return [];
  const shownFields = findShownFields(nodes, schema, direction);
  return [{ name: 'generated', generated: true, value, shownFields }];
}

/** Whether the document has only the address of an example. */
function isElsewhere(example: KeyedExample): boolean {
  return !('value' in example) && example.externalValue !== undefined;
}

/** An example as plain code with the author's description; the page highlights it. */
export function toExampleView(
  { toText }: Pick<Conversion, 'toText'>,
  mediaType: string,
  example: NamedExample,
): Example {
  const isJson = mediaType.includes('json');
  const { value, serializedValue, externalValue } = example;
  const text =
    serializedValue ?? (typeof value === 'string' && !isJson ? value : toJsonText(value, '  '));
  return {
    name: example.name,
    label: example.summary ?? example.name,
    ...(example.generated === true && { generated: true }),
    ...(example.shownFields !== undefined && { shownFields: example.shownFields }),
    description: toText(example.description),
    code: isElsewhere(example) ? noCode : toPlainCode(text, isJson ? 'json' : 'text'),
    ...(externalValue !== undefined && { address: externalValue }),
  };
}

/** The prefix of the schema ids of a form field's headers. */
export function toEncodingId(id: SchemaId, name: string): SchemaId {
  return `${id}.encoding.${name}`;
}

const noCode: Code = { language: 'text', lines: [] };

/** The fields of a form that have an Encoding Object. */
function toEncodings(
  conversion: Conversion,
  { encoding = {}, schema }: MediaTypeObject,
  id: SchemaId,
): readonly FieldEncoding[] {
  const properties = typeof schema === 'object' ? (schema.properties ?? {}) : {};
  return Object.entries(encoding).map(([name, one]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const types = typeof field === 'object' ? [field.type ?? []].flat() : [];
    const encoded = toEncoding(name, one, types);
    const headers = toHeaders(conversion, one.headers, toEncodingId(id, name));
    return { ...encoded, headers };
  });
}

function toEncoding(
  name: string,
  { contentType = '', style, explode, allowReserved }: EncodingObject,
  types: readonly string[],
): Omit<FieldEncoding, 'headers'> {
  const isStyled = style !== undefined || explode !== undefined;
  const serialization = isStyled
    ? toSerialization({ in: 'query', style, explode }, types)
    : undefined;
  return {
    name,
    mediaTypes: contentType
      .split(',')
      .map((type) => type.trim())
      .filter((type) => type !== ''),
    ...(serialization !== undefined && { serialization }),
    ...(allowReserved === true && { isReservedAllowed: true }),
  };
}
