import { listEdges } from './schema-graph';
import type { SchemaGraph, SchemaId, SchemaNode } from '../../../src/model/schema/schema';

/**
 * The schemas that others refer to, by id: components, and what components refer to within each other.
 *
 * All others stand within the one schema around them, so a page that shows that one shows them, too;
 * only through shared ones can a tree of fields be larger than its document.
 */
export function listSharedSchemas(graph: SchemaGraph): ReadonlySet<SchemaId> {
  const known = knownSets.get(graph) ?? { shared: new Set(), size: 0 };
  knownSets.set(graph, known);
  if (known.size === graph.size) return known.shared;
  // A graph may have grown since it was asked: what is new comes last.
  const added = [...graph.values()].slice(known.size);
  known.size = graph.size;
  for (const node of added) {
    if (node.name !== undefined) known.shared.add(node.id);
    // What an operation refers to must not change the pages of others.
    if (graph.get(toOutermost(node.id))?.name === undefined) continue;
    for (const id of listReferences(node)) if (!isWithin(id, node.id)) known.shared.add(id);
  }
  return known.shared;
}

interface KnownSet {
  readonly shared: Set<SchemaId>;
  /** How many nodes of the graph were read. */
  size: number;
}

const knownSets = new WeakMap<SchemaGraph, KnownSet>();

function listReferences(node: SchemaNode): readonly SchemaId[] {
  const variants = node.unions.flatMap((union) => union.variants.map(({ schema }) => schema));
  return [...listEdges(node), ...node.allOf, ...variants];
}

function toOutermost(id: SchemaId): SchemaId {
  return id.replace(/[.[/(].*$/s, '');
}

/** A child's id is its parent's with what leads to it. */
function isWithin(id: SchemaId, parent: SchemaId): boolean {
  return (
    id.length > parent.length && id.startsWith(parent) && /[.[/]/.test(id.charAt(parent.length))
  );
}
