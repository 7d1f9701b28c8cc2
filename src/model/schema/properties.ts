import type { Property, SchemaGraph, SchemaId, SchemaNode, SchemaRef } from './schema';
import { listOpenUnions, listParts } from './parts';
import { toRef } from './schema';

/** The properties of schemas that apply together. */
export interface MergedProperties {
  /** The schemas of each name, in the order of the parts. */
  readonly schemas: ReadonlyMap<string, SchemaRef>;
  /** Required names that no part describes and one forbids. */
  readonly forbidden: ReadonlyMap<string, SchemaNode>;
  /** Names that one part describes and another, which is closed, does not. */
  readonly extra: ReadonlyMap<string, SchemaNode>;
}

/**
 * A property must satisfy all parts that describe it, and those that limit additional properties. A closed
 * part does not exclude what the others describe: no author means an object that cannot exist.
 */
export function mergeProperties(
  graph: SchemaGraph,
  parts: readonly SchemaNode[],
  required: ReadonlySet<string>,
): MergedProperties {
  const schemas = new Map<string, readonly SchemaId[]>();
  for (const { properties } of parts) {
    for (const { name, schema } of properties) {
      schemas.set(name, [...(schemas.get(name) ?? []), schema]);
    }
  }
  const described = new Set(schemas.keys());
  for (const name of listUnknownNames(graph, parts, required, schemas)) schemas.set(name, []);
  const forbidden = new Map<string, SchemaNode>();
  const extra = new Map<string, SchemaNode>();
  for (const part of parts) {
    for (const name of listOtherNames(part, schemas)) {
      if (part.additional === false) (described.has(name) ? extra : forbidden).set(name, part);
      else schemas.set(name, [...(schemas.get(name) ?? []), part.additional as SchemaId]);
    }
  }
  for (const part of parts.filter(({ unevaluated }) => unevaluated === false))
    for (const name of listUnevaluatedNames(graph, part, described)) extra.set(name, part);
  const allowed = [...schemas].filter(([name]) => !forbidden.has(name));
  return { schemas: new Map(allowed.map(([name, ids]) => [name, toRef(ids)])), forbidden, extra };
}

/** Parts of which each closed one knows the properties of all others, and those of their choices, too. */
export function openClosedParts(
  graph: SchemaGraph,
  parts: readonly SchemaNode[],
): readonly SchemaNode[] {
  if (parts.every(({ additional }) => additional !== false)) return parts;
  const own = parts.flatMap((part) => part.properties);
  const properties = [...own, ...listChosen(graph, parts)];
  return parts.map((part) => (part.additional === false ? { ...part, properties } : part));
}

/** The names that fall under a part's `additionalProperties`; none if its patterns may match them. */
function listOtherNames(
  { additional, properties, patternProperties }: SchemaNode,
  schemas: ReadonlyMap<string, unknown>,
): readonly string[] {
  if (additional === undefined || additional === true || patternProperties !== undefined) return [];
  const own = new Set(properties.map(({ name }) => name));
  return [...schemas.keys()].filter((name) => !own.has(name));
}

/** The described names that a part does not evaluate; none if what it has beside properties may. */
function listUnevaluatedNames(
  graph: SchemaGraph,
  part: SchemaNode,
  described: ReadonlySet<string>,
): readonly string[] {
  const own = listParts(graph, [part.id]);
  if (own.some(({ additional, patternProperties }) => additional ?? patternProperties)) return [];
  const known = [...own.flatMap(({ properties }) => properties), ...listChosen(graph, own)];
  const names = new Set(known.map(({ name }) => name));
  return [...described].filter((name) => !names.has(name));
}

/** Required names that no part describes; they accept any value. */
function listUnknownNames(
  graph: SchemaGraph,
  parts: readonly SchemaNode[],
  required: ReadonlySet<string>,
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const unknown = [...required].filter((name) => !known.has(name));
  if (unknown.length === 0 || parts.some(({ patternProperties }) => patternProperties)) return [];
  // A list or a text has no fields, so it requires none.
  if (parts.some(({ types }) => types.length > 0 && !types.includes('object'))) return [];
  const chosen = new Set(listChosen(graph, parts).map(({ name }) => name));
  return unknown.filter((name) => !chosen.has(name));
}

/** The properties that a variant or a condition describes. */
export function listChosen(graph: SchemaGraph, parts: readonly SchemaNode[]): readonly Property[] {
  const found: Property[] = [];
  const open = new Set(listChoices(parts));
  // Grows during the loop.
  for (const id of open) {
    const inner = listParts(graph, [id]);
    found.push(...inner.flatMap(({ properties }) => properties));
    for (const next of listChoices(inner)) open.add(next);
  }
  return found;
}

function listChoices(parts: readonly SchemaNode[]): readonly SchemaId[] {
  return [
    ...listOpenUnions(parts).flatMap(({ variants }) => variants.map(({ schema }) => schema)),
    ...parts.flatMap(({ condition, dependentSchemas = [] }) => [
      ...[condition?.then, condition?.else].filter((id) => id !== undefined),
      ...dependentSchemas.map(({ schema }) => schema),
    ]),
  ];
}
