import { isObject } from '../../../src/model/json-object';
import type { SchemaGraph, SchemaId, SchemaNode } from '../../../src/model/schema/schema';
import { listNeighbours } from '../../api/schema/form-schemas';

/** A number for each schema: those that differ in words only, with everything that they lead to, share one. */
export function toSchemaClasses(graph: SchemaGraph): ReadonlyMap<SchemaId, number> {
  const nodes = [...graph.values()];
  let classes = toNumbers(nodes, toShape);
  // Schemas of one class are taken apart as long as they lead to different ones. Circles end here.
  for (let count = 0; count < new Set(classes.values()).size;) {
    const known = classes;
    count = new Set(known.values()).size;
    classes = toNumbers(nodes, (node) =>
      [node.id, ...listNeighbours(node)].map((id) => known.get(id)).join(),
    );
  }
  return classes;
}

/** A number for each schema, the same for the same text. */
function toNumbers(nodes: readonly SchemaNode[], toText: (node: SchemaNode) => string) {
  const numbers = new Map<string, number>();
  return new Map(
    nodes.map((node) => {
      const text = toText(node);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return [node.id, number];
    }),
  );
}

/** All that a schema says of values by itself, with a mark in the place of each other schema. */
function toShape(node: SchemaNode): string {
  const { id, name, page, title, description, externalDocs, examples, xml, ...said } = node;
  const { default: standard, deprecated, values, unions, ...limiting } = said;
  const marked = withIds(
    { ...limiting, values: values.map(({ value }) => value), unions },
    () => '#',
  );
  return JSON.stringify(marked, (key, value: unknown) => (key === 'label' ? undefined : value));
}

/** A copy of a schema, or of a part of one, that refers to other ids. */
export function withIds<Value>(value: Value, toId: (id: SchemaId) => SchemaId, key = ''): Value {
  const copy = (inner: unknown, innerKey: string) => withIds(inner, toId, innerKey);
  if (typeof value === 'string') return (references.has(key) ? toId(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => copy(item, key)) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([k, inner]) => [k, copy(inner, k)]),
  ) as Value;
}

/** The keys of ids in a schema. */
const references = new Set(
  (
    'id schema allOf items prefixItems unevaluatedItems additional unevaluated propertyNames ' +
    'contentSchema not if then else'
  ).split(' '),
);
