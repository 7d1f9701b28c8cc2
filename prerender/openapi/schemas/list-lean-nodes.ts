import type { SchemaId, SchemaNode } from '../../../src/model/reference/schema';
import { getSchema, toGraph } from '../../../src/model/reference/schema';
import { listEdges } from '../../../src/model/reference/list-edges';
import { toIds } from '../../../src/model/reference/effective-schema';
import { silentSchema } from '../../../src/model/reference/silent-schema';
import type { Call, CallField, LeanNode } from '../../../src/model/request/call';
import type { SchemaGraphBuilder } from './schema-graph';

/** More schemas than these are not needed to check what somebody types into a form. */
const MOST_NODES = 200;

/**
 * The schemas that decide whether a call's values are valid, with nothing that only a reader needs.
 *
 * Of schemas that lead to hundreds of others, those that are farthest away take any value.
 */
export function listLeanNodes(graph: SchemaGraphBuilder, call: Call): readonly LeanNode[] {
  const ids = [
    ...call.parameters.flatMap(listIds),
    ...call.bodies.flatMap(({ schema, fields = [] }) => [
      ...(schema === undefined ? [] : [schema]),
      ...fields.flatMap(listIds),
    ]),
  ];
  return listNearest(graph.reach(ids), ids).map(toLeanNode);
}

/** The nodes that are fewest steps away, and in place of the next ones what says nothing. */
function listNearest(
  nodes: readonly SchemaNode[],
  ids: readonly SchemaId[],
): readonly SchemaNode[] {
  if (nodes.length <= MOST_NODES) return nodes;
  const graph = toGraph(nodes);
  const near = new Set(ids);
  for (const id of near) {
    if (near.size >= MOST_NODES) break;
    for (const next of listNeighbours(getSchema(graph, id))) near.add(next);
  }
  const kept = [...near].slice(0, MOST_NODES).map((id) => getSchema(graph, id));
  const known = new Set(kept.map(({ id }) => id));
  const beyond = new Set(kept.flatMap(listNeighbours).filter((id) => !known.has(id)));
  return [...kept, ...[...beyond].map((id) => ({ id, ...silentSchema }))];
}

function listNeighbours(node: SchemaNode): readonly SchemaId[] {
  const variants = node.unions.flatMap((union) => union.variants.map(({ schema }) => schema));
  return [...node.allOf, ...variants, ...listEdges(node)];
}

function listIds({ schema }: CallField): readonly string[] {
  return schema === undefined ? [] : toIds(schema);
}

function toLeanNode(node: SchemaNode): LeanNode {
  const said = Object.entries(node).filter(
    ([key, value]) => !unneeded.has(key) && !isUsual(key, value),
  );
  const lean = Object.fromEntries(said) as unknown as LeanNode;
  return node.values.length === 0
    ? lean
    : { ...lean, values: node.values.map(({ value }) => ({ value })) };
}

const unneeded = new Set([
  'name',
  'title',
  'description',
  'externalDocs',
  'default',
  'examples',
  'deprecated',
  'xml',
]);

/** A flag that is not set, or an empty list; `additional: false` says something. */
function isUsual(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return key in silentSchema && value === silentSchema[key as keyof typeof silentSchema];
}
