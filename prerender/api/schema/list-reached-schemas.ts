import { listEdges } from './list-edges';
import { listOpenUnions, listParts } from '../../../src/model/schema/parts';
import type { SchemaGraph, SchemaId, SchemaNode, Union } from '../../../src/model/schema/schema';

/**
 * The nodes that some schemas reach, themselves included, each once, the nearest first: so many at least, or
 * all.
 *
 * The other children of a parent are not reached through one of its children.
 */
export function listReachedSchemas(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  enough = Infinity,
): readonly SchemaNode[] {
  const reached = new Map<SchemaId, SchemaNode>();
  const held = new Set<Union>();
  // Grows while it is walked.
  const open = new Set(ids.filter((id) => graph.has(id)));
  for (const id of open) {
    if (reached.size >= enough) break;
    const parts = listParts(graph, [id]);
    const unions = listOpenUnions(parts);
    for (const part of parts) reached.set(part.id, part);
    for (const union of unions) held.add(union);
    for (const next of parts.flatMap(listEdges)) open.add(next);
    for (const next of unions.flatMap(listVariants)) open.add(next);
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
