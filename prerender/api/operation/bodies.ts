import type {
  Example,
  FieldEncoding,
  MediaType,
  RequestBody,
  ShownFields,
} from '../../../src/model/api/operation';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { isJsonType, toEssence } from '../../../src/model/request/media-type';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Code } from '../../../src/model/text/code';
import { toPlainCode } from '../../../src/model/text/code';
import type {
  EncodingObject,
  MediaTypeObject,
  OpenApiDocument,
  Referable,
  RequestBodyObject,
} from '../document/document';
import { resolve } from '../document/resolve';
import { findShownFields, toExample } from '../examples/example';
import { toMediaText } from '../examples/media-text';
import type { Conversion } from './conversion';
import type { KeyedExample } from './example-objects';
import { listExampleObjects } from './example-objects';
import { toHeaders } from './headers';
import { toSerialization, toStyle } from './parameters';
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
      (example) => toExampleView(conversion, mediaType, example, { schema, direction }),
    );
    const encodings = toEncodings(conversion, mediaType, object, toMediaId(id, index));
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
  // A stream of one item.
  const whole = object.itemSchema === undefined ? value : [value];
  return [{ name: 'generated', generated: true, value: whole, shownFields }];
}

/** Whether the document has only the address of an example. */
function isElsewhere(example: KeyedExample): boolean {
  return !('value' in example) && example.externalValue !== undefined;
}

interface ExampleSchema {
  readonly schema?: SchemaId | undefined;
  readonly direction: Direction;
}

/** An example as plain code with the author's description; the page highlights it. */
export function toExampleView(
  { graph, toText }: Pick<Conversion, 'graph' | 'toText'>,
  mediaType: string,
  example: NamedExample,
  { schema, direction }: ExampleSchema,
): Example {
  const isJson = isJsonType(mediaType);
  const { value, serializedValue, externalValue } = example;
  const written = { graph: graph.nodes, ref: schema ?? [], direction };
  const text =
    serializedValue ?? (isJson ? toJsonText(value, '  ') : toMediaText(mediaType, value, written));
  return {
    name: example.name,
    label: example.summary ?? example.name,
    ...(example.generated === true && { generated: true }),
    ...(example.shownFields !== undefined && { shownFields: example.shownFields }),
    description: toText(example.description),
    code: isElsewhere(example) ? noCode : toPlainCode(text, toGrammar(mediaType)),
    ...(externalValue !== undefined && { address: externalValue }),
  };
}

/** JSON in lines or records is colored like JSON. */
function toGrammar(mediaType: string): string {
  return /json/.test(toEssence(mediaType)) ? 'json' : 'text';
}

/** The prefix of the schema ids of a form field's headers. */
export function toEncodingId(id: SchemaId, name: string): SchemaId {
  return `${id}.encoding.${name}`;
}

const noCode: Code = { language: 'text', lines: [] };

/** Whether an Encoding Object sets the style of a field: in forms, and since 3.1 in `multipart/form-data`. */
export function canStyleFields(
  { openapi }: OpenApiDocument,
  mediaType: string,
  encoding: EncodingObject,
): boolean {
  const essence = toEssence(mediaType);
  if (essence === 'application/x-www-form-urlencoded') return true;
  const isOld = openapi.startsWith('3.0') && encoding['x-collectionFormat'] === undefined;
  return essence === 'multipart/form-data' && !isOld;
}

/** The fields of a form that have an Encoding Object. */
function toEncodings(
  conversion: Conversion,
  mediaType: string,
  { encoding = {}, schema }: MediaTypeObject,
  id: SchemaId,
): readonly FieldEncoding[] {
  const properties = typeof schema === 'object' ? (schema.properties ?? {}) : {};
  return Object.entries(encoding).map(([name, one]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const types = typeof field === 'object' ? [field.type ?? []].flat() : [];
    const canStyle = canStyleFields(conversion.document, mediaType, one);
    const encoded = toEncoding(name, one, types, canStyle);
    const headers = toHeaders(conversion, one.headers, toEncodingId(id, name));
    return { ...encoded, headers };
  });
}

function toEncoding(
  name: string,
  { contentType = '', explode, allowReserved, ...encoding }: EncodingObject,
  types: readonly string[],
  canStyle: boolean,
): Omit<FieldEncoding, 'headers'> {
  const style = toStyle(encoding);
  const isStyled = canStyle && (style !== undefined || explode !== undefined);
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
    ...(canStyle && allowReserved === true && { isReservedAllowed: true }),
  };
}
