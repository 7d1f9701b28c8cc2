import type { Direction, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { isObject } from '../../../src/model/schema/assertions';

/** An author's example without what is of the other direction. */
export function toDirectedValue(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
  value: unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
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
