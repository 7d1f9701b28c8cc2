import type { JsonText, SchemaGraph, SchemaId, SchemaNode, Union, Variant } from './schema';
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
  return parts.flatMap((part) =>
    part.unions.filter((union) => findMadeChoice(parts, part, union) === undefined),
  );
}

/** The values of deciding properties that follow from choices which are made: of a cat, its kind is "cat". */
export function listDecidedValues(
  parts: readonly SchemaNode[],
): ReadonlyMap<string, readonly JsonText[]> {
  const decided = parts.flatMap((part) =>
    part.unions.flatMap((union) => {
      const values = findMadeChoice(parts, part, union)?.values ?? [];
      const { discriminator } = union;
      if (discriminator === undefined || values.length === 0) return [];
      return [[discriminator, values.map((value) => JSON.stringify(value))] as const];
    }),
  );
  return new Map(decided);
}

/** The variant of a parent that the schemas are, the outermost where one extends another. */
function findMadeChoice(
  parts: readonly SchemaNode[],
  owner: SchemaNode,
  { inherited, variants }: Union,
): Variant | undefined {
  if (inherited !== true) return undefined;
  const ids = parts.map(({ id }) => id).filter((id) => id !== owner.id);
  const made = ids.find((id) => variants.some(({ schema }) => schema === id));
  return variants.find(({ schema }) => schema === made);
}
