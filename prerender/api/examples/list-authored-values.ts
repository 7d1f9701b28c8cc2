import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { JsonText, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { listParts } from '../../../src/model/schema/parts';
import { getSchema } from '../../../src/model/schema/schema';
import { isObject } from '../../../src/model/schema/assertions';
import type { ExampleWalk } from './example-walk';
import { toDirectedValue } from './to-directed-value';

/** What the author gives: the constant, else examples, the default, the values to choose from. */
export function listAuthoredValues(
  { graph, direction }: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): readonly unknown[] {
  const { constant, examples, values } = schema;
  if (constant !== undefined) return [JSON.parse(constant)];
  const standard = schema.default === undefined ? [] : [schema.default];
  const whole = isOfWhole(graph, schema) ? examples : [];
  const texts: readonly JsonText[] = [...whole, ...standard, ...values.map(({ value }) => value)];
  return texts.map((text) => toDirectedValue(graph, ref, direction, JSON.parse(text)));
}

/** An example of a part only: it says what some properties hold, and the rest is to be added. */
export function findPartExample(
  { graph, direction }: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): Readonly<Record<string, unknown>> | undefined {
  const [example] = schema.examples;
  if (example === undefined || isOfWhole(graph, schema)) return undefined;
  const value = toDirectedValue(graph, ref, direction, JSON.parse(example));
  return isObject(value) ? value : undefined;
}

/** Whether no other part describes properties than the one that has the examples. */
function isOfWhole(graph: SchemaGraph, { parts, examples }: EffectiveSchema): boolean {
  const nodes = parts.map((id) => getSchema(graph, id));
  const owner = nodes.find((node) => node.examples === examples);
  if (owner === undefined) return true;
  const covered = new Set(listParts(graph, [owner.id]));
  return nodes.every((node) => covered.has(node) || node.properties.length === 0);
}
