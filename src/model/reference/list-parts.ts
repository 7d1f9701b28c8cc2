import type { SchemaGraph, SchemaId, SchemaNode, Union } from './schema';
import { getSchema } from './schema';

/** The schemas that hold at once, the outermost first; one that refers back to itself counts once. */
export function listParts(graph: SchemaGraph, ids: readonly SchemaId[]): readonly SchemaNode[] {
  const found = new Map<SchemaId, SchemaNode>();
  const open = ids.toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const node = getSchema(graph, id);
    found.set(id, node);
    open.push(...node.allOf.toReversed());
  }
  return [...found.values()];
}

/** The choices that are still to be made: a child of a parent is the parent's choice already. */
export function listOpenUnions(parts: readonly SchemaNode[]): readonly Union[] {
  const ids = new Set(parts.map(({ id }) => id));
  return parts.flatMap((part) =>
    part.unions.filter(
      ({ inherited, variants }) =>
        inherited !== true || !variants.some(({ schema }) => schema !== part.id && ids.has(schema)),
    ),
  );
}
