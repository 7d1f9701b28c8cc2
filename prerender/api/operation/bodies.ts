import { toEffectiveSchema } from '../../../src/model/schema/to-effective-schema';
import { toExample } from '../examples/to-example';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import type { Example, MediaType } from '../../../src/model/api/operation';
import { toPlainCode } from '../../../src/model/text/code';
import type { Highlight } from '../../text/highlighter';
import type { SampleSettings } from '../../samples/sample-settings';
import type { ExampleObject, MediaTypeObject, OpenApiDocument } from '../document/document';
import { resolve } from '../document/resolve';
import type { SchemaGraphBuilder } from '../schema/schema-graph';
import { toEncodings } from './to-encodings';
import type { ToText } from '../document/to-text';

/** What the conversion of one document carries along. */
export interface Conversion {
  readonly document: OpenApiDocument;
  readonly graph: SchemaGraphBuilder;
  readonly toText: ToText;
  readonly highlight: Highlight;
  readonly samples?: SampleSettings | undefined;
}

/** The media types of a body with their examples: the author's, else one made from the schema. */
export function toMediaTypes(
  conversion: Conversion,
  content: Readonly<Record<string, MediaTypeObject>>,
  id: SchemaId,
  direction: Direction,
): readonly MediaType[] {
  return Object.entries(content).map(([mediaType, object], index) => {
    const shown = object.itemSchema ?? object.schema;
    const schema =
      shown === undefined
        ? undefined
        : conversion.graph.add(shown, index === 0 ? id : `${id}/${index}`);
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

/** An example of a body: one of the author's, or one that is made. */
export interface NamedExample extends ExampleObject {
  readonly name: string;
  /** Made from the schema. */
  readonly generated?: true;
}

/** The examples of a body: the author's, else one made from the schema. */
export function listExamples(
  { document, graph }: Conversion,
  object: MediaTypeObject,
  schema: SchemaId | undefined,
  direction: Direction,
): readonly NamedExample[] {
  if (object.examples !== undefined) {
    // An example may name a file elsewhere instead of holding a value: there is nothing to show.
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

/** From OpenAPI 3.2 on the value may have other names: as it is, or as it is written. */
function withValue(example: ExampleObject): ExampleObject {
  if ('value' in example) return example;
  if ('dataValue' in example) return { ...example, value: example.dataValue };
  const { serializedValue } = example;
  return serializedValue === undefined ? example : { ...example, value: parse(serializedValue) };
}

/** Samples write an object or a list in their own way; anything else is sent as it stands. */
function parse(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** An example as it is shown, with what its author says of it; its page colours it. */
export function toExampleView(
  { toText }: Pick<Conversion, 'toText'>,
  mediaType: string,
  example: NamedExample,
): Example {
  const isJson = mediaType.includes('json');
  const { value, serializedValue } = example;
  const text = serializedValue ?? (typeof value === 'string' && !isJson ? value : toJson(value));
  return {
    name: example.name,
    label: example.summary ?? example.name,
    ...(example.generated === true && { generated: true }),
    description: toText(example.description),
    code: toPlainCode(text, isJson ? 'json' : 'text'),
  };
}
