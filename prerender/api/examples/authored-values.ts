import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, JsonText, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { listParts } from '../../../src/model/schema/parts';
import { getSchema } from '../../../src/model/schema/schema';
import { isObject } from '../../../src/model/json-object';
import type { ExampleWalk } from './example-walk';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { parseJsonText } from '../../../src/model/json-text';

/** The author's values: the `const`, else examples, the default and the values of the `enum`. */
export function listAuthoredValues(
  { graph, direction }: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): readonly unknown[] {
  const { constant, examples, values } = schema;
  if (constant !== undefined) return [parseJsonText(constant)];
  const standard = schema.default === undefined ? [] : [schema.default];
  const whole = isOfWhole(graph, schema) ? examples : [];
  const texts: readonly JsonText[] = [...whole, ...standard, ...values.map(({ value }) => value)];
  return texts.map((text) => toDirectedValue(graph, ref, direction, parseJsonText(text)));
}

/** An author's example that covers only some properties; the others are to be added. */
export function findPartExample(
  { graph, direction }: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): Readonly<Record<string, unknown>> | undefined {
  const [example] = schema.examples;
  if (example === undefined || isOfWhole(graph, schema)) return undefined;
  const value = toDirectedValue(graph, ref, direction, parseJsonText(example));
  return isObject(value) ? value : undefined;
}

/** True if only the part with the examples describes properties. */
function isOfWhole(graph: SchemaGraph, { parts, examples }: EffectiveSchema): boolean {
  const nodes = parts.map((id) => getSchema(graph, id));
  const owner = nodes.find((node) => node.examples === examples);
  if (owner === undefined) return true;
  const covered = new Set(listParts(graph, [owner.id]));
  return nodes.every((node) => covered.has(node) || node.properties.length === 0);
}

/** An author's example without properties of the other direction. */
export function toDirectedValue(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  value: unknown,
): unknown {
  if (!isObject(value) && !Array.isArray(value)) return value;
  const schema = toEffectiveSchema(graph, ref, direction);
  if (!isObject(value)) {
    return (value as readonly unknown[]).map((item, index) =>
      toDirectedValue(graph, schema.prefixItems[index] ?? schema.items ?? [], direction, item),
    );
  }
  const properties = new Map(schema.properties.map((property) => [property.name, property.schema]));
  const variants = schema.unions.flatMap((union) =>
    union.variants.map((variant) => toEffectiveSchema(graph, variant.schema, direction)),
  );
  const hidden = new Set([schema, ...variants].flatMap((one) => one.hidden));
  const visible = new Set(variants.flatMap((one) => one.properties.map(({ name }) => name)));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !hidden.has(name) || visible.has(name))
      .map(([name, item]) => [
        name,
        toDirectedValue(graph, properties.get(name) ?? [], direction, item),
      ]),
  );
}
