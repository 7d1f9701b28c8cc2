import { isObject } from '../../../src/model/json-object';
import { parseJsonText } from '../../../src/model/json-text';
import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listParts } from '../../../src/model/schema/parts';
import type { SchemaRef } from '../../../src/model/schema/schema';
import { getSchema } from '../../../src/model/schema/schema';
import type { ExampleWalk } from './example-walk';

/** The author's values: the `const`, else examples, the default and the values of the `enum`. */
export function listAuthoredValues(
  walk: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): readonly unknown[] {
  const { constant, examples, values } = schema;
  if (constant !== undefined) return [parseJsonText(constant)];
  const texts = [
    ...(isOfWhole(walk, schema) ? examples : []),
    ...(schema.default === undefined ? [] : [schema.default]),
    ...values.map(({ value }) => value),
  ];
  return texts.map((text) => toDirected(walk, ref, parseJsonText(text)));
}

/** An author's example that covers only some properties; the others are to be added. */
export function toPartExample(
  walk: ExampleWalk,
  ref: SchemaRef,
  schema: EffectiveSchema,
): Readonly<Record<string, unknown>> {
  const [example] = schema.examples;
  if (example === undefined || isOfWhole(walk, schema)) return {};
  const value = toDirected(walk, ref, parseJsonText(example));
  return isObject(value) ? value : {};
}

/** True if only the part with the examples describes properties. */
function isOfWhole({ graph }: ExampleWalk, { parts, examples }: EffectiveSchema): boolean {
  const nodes = parts.map((id) => getSchema(graph, id));
  const owner = nodes.find((node) => node.examples === examples);
  if (owner === undefined) return true;
  const covered = new Set(listParts(graph, [owner.id]));
  return nodes.every((node) => covered.has(node) || node.properties.length === 0);
}

/** An author's example without properties of the other direction. */
function toDirected(walk: ExampleWalk, ref: SchemaRef, value: unknown): unknown {
  if (!isObject(value) && !Array.isArray(value)) return value;
  const schema = toEffectiveSchema(walk.graph, ref, walk.direction);
  if (Array.isArray(value)) {
    const { prefixItems, items = [] } = schema;
    return value.map((item, index) => toDirected(walk, prefixItems[index] ?? items, item));
  }
  const variants = schema.unions.flatMap((union) =>
    union.variants.map((variant) => toEffectiveSchema(walk.graph, variant.schema, walk.direction)),
  );
  const hidden = new Set([schema, ...variants].flatMap((one) => one.hidden));
  const visible = new Set(variants.flatMap((one) => one.properties.map(({ name }) => name)));
  const properties = new Map(schema.properties.map((property) => [property.name, property.schema]));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !hidden.has(name) || visible.has(name))
      .map(([name, item]) => [name, toDirected(walk, properties.get(name) ?? [], item)]),
  );
}
