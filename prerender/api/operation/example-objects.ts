import type { ShownFields, ValueExample } from '../../../src/model/api/operation';
import { toDefined } from '../../../src/model/defined';
import { parseJsonText, toJsonText } from '../../../src/model/json-text';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaId } from '../../../src/model/schema/schema';
import type {
  ExampleObject,
  MediaTypeObject,
  ParameterObject,
  Referable,
} from '../document/document';
import { resolve } from '../document/resolve';
import { findShownFields, toExample } from '../examples/example';
import { saysNothing } from '../schema/schema-view';
import type { Conversion } from './conversion';

/** An Example Object with its key. */
export interface KeyedExample extends ExampleObject {
  readonly name: string;
}

type Examples = Readonly<Record<string, Referable<ExampleObject>>>;

/** The Example Objects of a map, each with its value where the document has it. */
export function listExampleObjects(
  document: Conversion['document'],
  examples: Examples = {},
): readonly KeyedExample[] {
  return Object.entries(examples).map(([name, example]) => ({
    name,
    ...withValue(resolve(document, example)),
  }));
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

/** A parameter or a header with what its content says, if it has one instead of a schema, and the type of that. */
export function withContent<Described extends Pick<ParameterObject, 'content'>>(object: Described) {
  const [[mediaType, media] = []] = Object.entries(object.content ?? {});
  return { ...media, ...object, mediaType };
}

/** The examples of a parameter or a header. */
export function toValueExamples(
  { document, toText }: Pick<Conversion, 'document' | 'toText'>,
  { example, examples }: Pick<MediaTypeObject, 'example' | 'examples'>,
): readonly ValueExample[] {
  if (example !== undefined) return [{ value: toJsonText(example) }];
  return listExampleObjects(document, examples).map((one): ValueExample => {
    const { name, summary, description, externalValue, serializedValue } = one;
    const value = 'value' in one ? toJsonText(one.value) : undefined;
    return toDefined({
      value,
      label: summary ?? (isLabel(name, value) ? name : undefined),
      description: description === undefined ? undefined : toText(description),
      address: externalValue,
      sent: 'dataValue' in one ? serializedValue : undefined,
    });
  });
}

/** True for a key that says more than that it is an example, and more than its value. */
function isLabel(name: string, value: string | undefined): boolean {
  const isPlain = /^(?:an?|default|example|sample|value)?[-_ ]?\d*$/i.test(name);
  return !isPlain && name !== value && JSON.stringify(name) !== value;
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
  status?: string,
): readonly NamedExample[] {
  const authored = listExampleObjects(document, object.examples);
  const found = authored.filter((example) => 'value' in example);
  if (found.length > 0) return found;
  if (object.example !== undefined) return [{ name: 'example', value: object.example }];
  if (schema === undefined) return [];
  const { nodes } = graph;
  const effective = toEffectiveSchema(nodes, schema, direction);
  if (effective.format === 'binary' || saysNothing(effective)) return [];
  // The first sample sends what has to be sent: an optional value may have effects that nobody asked for.
  const use = { status, onlyRequired: direction === 'request' };
  const value = toExample(nodes, schema, direction, undefined, use);
  if (value === undefined) return [];
  const shownFields = findShownFields(nodes, schema, direction, use);
  // A stream of one item.
  const whole = object.itemSchema === undefined ? value : [value];
  return [{ name: 'generated', generated: true, value: whole, shownFields }];
}
