import type {
  Example,
  FieldEncoding,
  MediaType,
  RequestBody,
} from '../../../src/model/api/operation';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toPlainCode } from '../../../src/model/text/code';
import type {
  EncodingObject,
  ExampleObject,
  MediaTypeObject,
  Referable,
  RequestBodyObject,
} from '../document/document';
import { resolve } from '../document/resolve';
import { toExample } from '../examples/example';
import type { Conversion } from './conversion';
import { toSerialization } from './parameters';
import { parseJsonText, toJsonText } from '../../../src/model/json-text';

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
      own === undefined
        ? undefined
        : conversion.graph.getId(own, index === 0 ? id : `${id}/${index}`);
    const examples = listExamples(conversion, object, schema, direction).map((example) =>
      toExampleView(conversion, mediaType, example),
    );
    const encodings = toEncodings(object);
    return {
      mediaType,
      ...(schema !== undefined && { schema }),
      ...(object.itemSchema !== undefined && { isStream: true }),
      examples,
      ...(encodings.length > 0 && { encodings }),
    };
  });
}

/** An example of a body: one of the author's, or a generated one. */
export interface NamedExample extends ExampleObject {
  readonly name: string;
  /** Generated from the schema. */
  readonly generated?: true;
}

/** The examples of a body: the author's, else one generated from the schema. */
export function listExamples(
  { document, graph }: Conversion,
  object: MediaTypeObject,
  schema: SchemaId | undefined,
  direction: Direction,
): readonly NamedExample[] {
  if (object.examples !== undefined) {
    // An example with a URL instead of a value has nothing to show.
    return Object.entries(object.examples)
      .map(([name, example]) => ({ name, ...withValue(resolve(document, example)) }))
      .filter((example) => 'value' in example);
  }
  if (object.example !== undefined) return [{ name: 'example', value: object.example }];
  if (schema === undefined) return [];
  const { nodes } = graph;
  if (toEffectiveSchema(nodes, schema, direction).format === 'binary') return [];
  const value = toExample(nodes, schema, direction);
  return value === undefined ? [] : [{ name: 'generated', generated: true, value }];
}

/** OpenAPI 3.2 has two more fields for the value: `dataValue` (data) and `serializedValue` (text). */
function withValue(example: ExampleObject): ExampleObject {
  if ('value' in example) return example;
  if ('dataValue' in example) return { ...example, value: example.dataValue };
  const { serializedValue } = example;
  return serializedValue === undefined ? example : { ...example, value: parse(serializedValue) };
}

/** Parses objects and lists, which samples format themselves. Leaves anything else unchanged. */
function parse(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return parseJsonText(text);
  } catch {
    return text;
  }
}

/** An example as plain code with the author's description; the page highlights it. */
export function toExampleView(
  { toText }: Pick<Conversion, 'toText'>,
  mediaType: string,
  example: NamedExample,
): Example {
  const isJson = mediaType.includes('json');
  const { value, serializedValue } = example;
  const text =
    serializedValue ?? (typeof value === 'string' && !isJson ? value : toJsonText(value, '  '));
  return {
    name: example.name,
    label: example.summary ?? example.name,
    ...(example.generated === true && { generated: true }),
    description: toText(example.description),
    code: toPlainCode(text, isJson ? 'json' : 'text'),
  };
}

/** The fields of a form that have an Encoding Object. */
function toEncodings({ encoding = {}, schema }: MediaTypeObject): readonly FieldEncoding[] {
  const properties = typeof schema === 'object' ? (schema.properties ?? {}) : {};
  return Object.entries(encoding).map(([name, one]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const types = typeof field === 'object' ? [field.type ?? []].flat() : [];
    return toEncoding(name, one, types);
  });
}

function toEncoding(
  name: string,
  { contentType = '', headers = {}, style, explode, allowReserved }: EncodingObject,
  types: readonly string[],
): FieldEncoding {
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
    headers: Object.keys(headers),
  };
}
