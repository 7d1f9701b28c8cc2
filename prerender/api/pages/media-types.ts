import { toMediaAnchor } from '../../../src/model/api/anchors';
import type { Example, MediaType } from '../../../src/model/api/operation';
import { toDefined } from '../../../src/model/defined';
import { toJsonText } from '../../../src/model/json-text';
import { isJsonType, toEssence } from '../../../src/model/request/media-type';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import type { Code } from '../../../src/model/text/code';
import { toPlainCode } from '../../../src/model/text/code';
import type { MediaTypeObject } from '../document/document';
import { toMediaText } from '../examples/media-text';
import type { Conversion } from '../operation/conversion';
import { toEncodings } from '../operation/encodings';
import type { KeyedExample, NamedExample } from '../operation/example-objects';
import { listExampleObjects, listExamples } from '../operation/example-objects';
import { listSentTexts } from './sent-forms';

/** Where a body is on the page, and who sends it. */
interface BodyPlace {
  readonly anchor: string;
  readonly direction: Direction;
  /** Of a response that is an error. */
  readonly status?: string | undefined;
}

/** The media types of a body, each with its schema, examples and encodings. */
export function toMediaTypes(
  conversion: Conversion,
  content: Readonly<Record<string, MediaTypeObject>>,
  { anchor: bodyAnchor, direction, status }: BodyPlace,
): readonly MediaType[] {
  return Object.entries(content).map(([mediaType, object], index): MediaType => {
    const anchor = toMediaAnchor(bodyAnchor, mediaType, index);
    const own = object.itemSchema ?? object.schema;
    const schema = own === undefined ? undefined : conversion.graph.getId(own);
    const examples = listExamples(conversion, object, schema, direction, status);
    const texts = listSentTexts(conversion, mediaType, examples, { schema, object, direction });
    const elsewhere = listExampleObjects(conversion.document, object.examples).filter(isElsewhere);
    const encodings = toEncodings(conversion, mediaType, object, { anchor, schema, direction });
    return {
      mediaType,
      anchor,
      ...toDefined({ schema }),
      ...(object.itemSchema !== undefined && { isStream: true }),
      examples: [...examples, ...elsewhere].map((example, number) =>
        toExampleView(conversion, mediaType, example, { schema, direction, text: texts[number] }),
      ),
      ...(encodings.length > 0 && { encodings }),
    };
  });
}

/** True if the document has only the address of an example. */
function isElsewhere(example: KeyedExample): boolean {
  return !('value' in example) && example.externalValue !== undefined;
}

interface ExampleSource {
  readonly schema?: SchemaId | undefined;
  readonly direction: Direction;
  /** How a form is sent. */
  readonly text?: string | undefined;
}

/** An example as plain code with the author's description; the page highlights it. */
export function toExampleView(
  { graph, toText }: Pick<Conversion, 'graph' | 'toText'>,
  mediaType: string,
  example: NamedExample,
  { schema, direction, text: sent }: ExampleSource,
): Example {
  const { name, summary, value, serializedValue, externalValue } = example;
  const { generated, shownFields } = example;
  const written = { graph: graph.nodes, ref: schema ?? [], direction };
  const toOwnText = () =>
    isJsonType(mediaType) ? toJsonText(value, '  ') : toMediaText(mediaType, value, written);
  const text = sent ?? serializedValue ?? toOwnText();
  return {
    name,
    label: summary ?? name,
    description: toText(example.description),
    code: isElsewhere(example) ? noCode : toPlainCode(text, toGrammar(mediaType)),
    ...toDefined({ generated, shownFields, address: externalValue }),
  };
}

/** JSON in lines or records is colored like JSON. */
function toGrammar(mediaType: string): string {
  return /json/.test(toEssence(mediaType)) ? 'json' : 'text';
}

const noCode: Code = { language: 'text', lines: [] };
