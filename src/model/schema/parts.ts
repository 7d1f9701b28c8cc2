import type {
  EnumValue,
  JsonText,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
  Union,
  Variant,
} from './schema';
import { getSchema, toIds } from './schema';

/** The schemas that apply together through `allOf`, outermost first. Recursive ones appear once. */
export function listParts(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  needsParts: (node: SchemaNode) => boolean = () => true,
): readonly SchemaNode[] {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) {
    const only = getSchema(graph, first);
    if (only.allOf.length === 0) return [only];
  }
  const found = new Map<SchemaId, SchemaNode>();
  const open = ids.toReversed();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    const node = getSchema(graph, id);
    found.set(id, node);
    if (needsParts(node)) open.push(...node.allOf.toReversed());
  }
  return [...found.values()];
}

/** The unions that are still open: a child already is one of its parent's variants. */
export function listOpenUnions(parts: readonly SchemaNode[]): readonly Union[] {
  return parts.flatMap((part) =>
    part.unions.filter((union) => findMadeChoice(parts, part, union) === undefined),
  );
}

/** The discriminator values that follow from choices already made: the kind of a cat is "cat". */
export function listDecidedValues(
  parts: readonly SchemaNode[],
): ReadonlyMap<string, readonly JsonText[]> {
  const decided = parts.flatMap((part) =>
    part.unions.flatMap((union) => {
      const values = findMadeChoice(parts, part, union)?.values ?? [];
      const { discriminator } = union;
      if (discriminator === undefined || values.length === 0) return [];
      return [[discriminator, values] as const];
    }),
  );
  return new Map(decided);
}

/** The variant of a parent that the schemas implement; the outermost if one extends another. */
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

/** The discriminator values that a property's schema allows; undefined for none. A `const` takes precedence. */
export function findConstants(
  graph: SchemaGraph,
  ref: SchemaRef,
  values: readonly JsonText[],
): readonly JsonText[] | undefined {
  const parts = listParts(graph, toIds(ref));
  const constant = parts.find((part) => part.constant !== undefined)?.constant;
  if (constant !== undefined) return [constant];
  const lists = parts.map((part) => part.values).filter((list) => list.length > 0);
  const allowed = values.filter((value) =>
    lists.every((list) => list.some((other) => other.value === value)),
  );
  return allowed.length > 0 ? allowed : undefined;
}

/** The values that all parts with an `enum` allow; those of the first if there are none. */
export function mergeValues(parts: readonly SchemaNode[]): readonly EnumValue[] {
  const lists = parts.map(({ values }) => values).filter((values) => values.length > 0);
  const [first = [], ...others] = lists;
  const common = first.filter(({ value }) =>
    others.every((list) => list.some((other) => other.value === value)),
  );
  return common.length > 0 ? common : first;
}
