import type { Example, MediaType, RequestBody } from '../../../src/model/api/operation';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import { isJsonType, toEssence } from '../../../src/model/request/media-type';
import type { Code } from '../../../src/model/text/code';
import { toPlainCode } from '../../../src/model/text/code';
import type { MediaTypeObject, Referable, RequestBodyObject } from '../document/document';
import { resolve } from '../document/resolve';
import { toMediaText } from '../examples/media-text';
import type { Conversion } from './conversion';
import type { KeyedExample, NamedExample } from './example-objects';
import { listExampleObjects, listExamples } from './example-objects';
import { toEncodings } from './encodings';
import { toJsonText } from '../../../src/model/json-text';

/**
 * Who sends the request: readers call operations; webhooks and callbacks call the reader.
 *
 * Data from the API have response schemas; data from a reader have request schemas.
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
  status?: string,
): readonly MediaType[] {
  return Object.entries(content).map(([mediaType, object], index) => {
    const own = object.itemSchema ?? object.schema;
    const schema =
      own === undefined ? undefined : conversion.graph.getId(own, toMediaId(id, index));
    const elsewhere = listExampleObjects(conversion.document, object.examples).filter(isElsewhere);
    const examples = [
      ...listExamples(conversion, object, schema, direction, status),
      ...elsewhere,
    ].map((example) => toExampleView(conversion, mediaType, example, { schema, direction }));
    const mediaId = toMediaId(id, index);
    const encodings = toEncodings(conversion, mediaType, object, {
      id: mediaId,
      schema,
      direction,
    });
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

/** True if the document has only the address of an example. */
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

const noCode: Code = { language: 'text', lines: [] };
