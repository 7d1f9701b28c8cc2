import { listEdges } from '../../../src/model/reference/list-edges';
import { listOpenUnions, listParts } from '../../../src/model/reference/list-parts';
import type { SchemaGraph, SchemaId, SchemaNode, Union } from '../../../src/model/reference/schema';

/**
 * The nodes that some schemas reach, themselves included, each once: what a page shows, and no more.
 *
 * The other children of a parent are not reached through one of its children.
 */
export function listReachedSchemas(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
): readonly SchemaNode[] {
  const reached = new Map<SchemaId, SchemaNode>();
  const held = new Set<Union>();
  const seen = new Set<SchemaId>();
  const open = ids.filter((id) => graph.has(id)).toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const parts = listParts(graph, [id]);
    const unions = listOpenUnions(parts);
    for (const part of parts) reached.set(part.id, part);
    for (const union of unions) held.add(union);
    open.push(...[...parts.flatMap(listEdges), ...unions.flatMap(listVariants)].toReversed());
  }
  return [...reached.values()].map((node) =>
    node.unions.every((union) => held.has(union))
      ? node
      : { ...node, unions: node.unions.filter((union) => held.has(union)) },
  );
}

function listVariants({ variants }: Union): readonly SchemaId[] {
  return variants.map(({ schema }) => schema);
}
