import { oncePer } from '../../../src/model/once-per';
import { listEdges } from './schema-graph';
import type { SchemaGraph, SchemaId, SchemaNode } from '../../../src/model/schema/schema';

/**
 * The ids of schemas that others refer to: components, and schemas that components refer to inside each other.
 *
 * All others are inside exactly one schema, so a page that shows that one shows them, too.
 * Only shared schemas can make a tree of fields larger than its document.
 */
export const listSharedSchemas: (graph: SchemaGraph) => ReadonlySet<SchemaId> = oncePer((graph) => {
  const shared = new Set<SchemaId>();
  for (const node of graph.values()) {
    if (node.name !== undefined) shared.add(node.id);
    // References in one operation must not change the pages of others.
    if (graph.get(toOutermost(node.id))?.name === undefined) continue;
    for (const id of listReferences(node)) if (!isWithin(id, node.id)) shared.add(id);
  }
  return shared;
});

function listReferences(node: SchemaNode): readonly SchemaId[] {
  const variants = node.unions.flatMap((union) => union.variants.map(({ schema }) => schema));
  return [...listEdges(node), ...node.allOf, ...variants];
}

function toOutermost(id: SchemaId): SchemaId {
  return id.replace(/[.[/(].*$/s, '');
}

/** A child's id is its parent's id followed by the path to the child. */
function isWithin(id: SchemaId, parent: SchemaId): boolean {
  return (
    id.length > parent.length && id.startsWith(parent) && /[.[/]/.test(id.charAt(parent.length))
  );
}
