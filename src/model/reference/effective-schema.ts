import type { Direction, SchemaGraph, SchemaId, SchemaNode } from './schema';
import { getSchema } from './schema';

/** One schema, or several that hold at once; what an earlier one says wins. */
export type SchemaRef = SchemaId | readonly SchemaId[];

/** A schema as it is valid in one direction: `allOf` merged, the other direction's properties left out. */
export interface EffectiveSchema extends Omit<SchemaNode, 'allOf' | 'properties' | 'required'> {
  readonly properties: readonly EffectiveProperty[];
  /** The ids of all schemas that were merged into it: how recursion is recognised. */
  readonly parts: readonly SchemaId[];
}

export interface EffectiveProperty {
  readonly name: string;
  readonly schema: SchemaRef;
  readonly required: boolean;
}

/**
 * The one place that decides what of a schema is valid in a request or in a response.
 *
 * Tables, examples and search all ask it, so that they cannot disagree.
 */
export function toEffectiveSchema(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: Direction,
): EffectiveSchema {
  const merged = mergeParts(graph, ref);
  return {
    ...merged,
    properties: merged.properties.filter((property) => isVisible(graph, property, direction)),
  };
}

function isVisible(graph: SchemaGraph, property: EffectiveProperty, direction: Direction): boolean {
  const { readOnly, writeOnly } = mergeParts(graph, property.schema);
  return direction === 'request' ? !readOnly : !writeOnly;
}

function mergeParts(graph: SchemaGraph, ref: SchemaRef): EffectiveSchema {
  const ids = typeof ref === 'string' ? [ref] : ref;
  const nodes = listParts(graph, ids);
  const required = new Set(nodes.flatMap((node) => node.required));
  const [first, ...rest] = nodes.map(toPart);
  if (first === undefined) throw new Error('A schema must have at least one part.');
  const merged = rest.reduce(merge, first);
  return {
    ...merged,
    properties: merged.properties.map((property) => ({
      ...property,
      required: required.has(property.name),
    })),
  };
}

/** The schemas that hold at once, the outermost first; one that refers back to itself counts once. */
function listParts(graph: SchemaGraph, ids: readonly SchemaId[]): readonly SchemaNode[] {
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

function toPart({
  allOf: _allOf,
  properties,
  required: _required,
  ...own
}: SchemaNode): EffectiveSchema {
  return {
    ...own,
    parts: [own.id],
    properties: properties.map((property) => ({ ...property, required: false })),
  };
}

/** `own` wins where both say something; lists are joined. */
function merge(own: EffectiveSchema, base: EffectiveSchema): EffectiveSchema {
  const typed = own.types.length > 0 ? own : base;
  return {
    ...base,
    ...own,
    description: own.description.length > 0 ? own.description : base.description,
    types: typed.types,
    nullable: typed.nullable,
    values: own.values.length > 0 ? own.values : base.values,
    examples: own.examples.length > 0 ? own.examples : base.examples,
    bounds: [...own.bounds, ...base.bounds],
    readOnly: own.readOnly || base.readOnly,
    writeOnly: own.writeOnly || base.writeOnly,
    deprecated: own.deprecated || base.deprecated,
    properties: mergeProperties(own.properties, base.properties),
    parts: [...own.parts, ...base.parts],
  };
}

/** A property that both parts describe must satisfy both. */
function mergeProperties(
  own: readonly EffectiveProperty[],
  base: readonly EffectiveProperty[],
): readonly EffectiveProperty[] {
  const byName = new Map(own.map((property) => [property.name, property]));
  for (const property of base) {
    const other = byName.get(property.name);
    const schema = other === undefined ? property.schema : [other.schema, property.schema].flat();
    byName.set(property.name, { ...property, schema });
  }
  return [...byName.values()];
}
