import type {
  Condition,
  Contains,
  DependentRequired,
  DependentSchema,
  Direction,
  JsonText,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  Union,
  Variant,
} from './schema';
import { getSchema } from './schema';

/** One schema, or several that hold at once; what an earlier one says wins. An empty list is anything. */
export type SchemaRef = SchemaId | readonly SchemaId[];

type Merged =
  | 'allOf'
  | 'properties'
  | 'patternProperties'
  | 'propertyNames'
  | 'additional'
  | 'unevaluated'
  | 'dependentRequired'
  | 'dependentSchemas'
  | 'items'
  | 'prefixItems'
  | 'contains'
  | 'unevaluatedItems'
  | 'not'
  | 'condition';

/**
 * A schema as it is valid in one direction: `allOf` merged, the other direction's properties left out.
 *
 * Its `name` is that of the component that it is, whole and alone: what a type's name may link to.
 */
export interface EffectiveSchema extends Omit<SchemaNode, Merged> {
  /** What of its parts cannot hold at once, one sentence each. */
  readonly conflicts: readonly string[];
  readonly properties: readonly EffectiveProperty[];
  readonly patternProperties: readonly EffectivePatternProperty[];
  readonly propertyNames?: SchemaRef;
  /** What properties of other names hold: nothing, anything, or a schema. */
  readonly additional?: boolean | SchemaRef;
  /** The same for properties that no part and no variant describes. */
  readonly unevaluated?: boolean | SchemaRef;
  readonly dependentRequired: readonly DependentRequired[];
  readonly dependentSchemas: readonly DependentSchema[];
  /** What a list holds after its `prefixItems`; absent means anything. */
  readonly items?: SchemaRef;
  readonly prefixItems: readonly SchemaRef[];
  readonly contains: readonly Contains[];
  readonly unevaluatedItems?: boolean | SchemaRef;
  /** None of these is valid. */
  readonly not: readonly SchemaId[];
  readonly conditions: readonly Condition[];
  /** The ids of all schemas that were merged into it: how recursion is recognised. */
  readonly parts: readonly SchemaId[];
}

export interface EffectiveProperty {
  readonly name: string;
  readonly schema: SchemaRef;
  readonly required: boolean;
  /** It decides the variant that it stands in, where it has one of these values. */
  readonly pinned?: readonly JsonText[];
}

export interface EffectivePatternProperty {
  readonly pattern: string;
  readonly schema: SchemaRef;
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

/**
 * One variant as it is valid beside what stands around the choice.
 *
 * The deciding property comes first, with the values that decide for this variant; properties that the
 * schema around describes in the very same way are left out.
 */
export function toVariantSchema(
  graph: SchemaGraph,
  around: EffectiveSchema,
  union: Union,
  variant: Variant,
  direction: Direction,
): EffectiveSchema {
  const schema = toEffectiveSchema(graph, variant.schema, direction);
  const required = new Set([...around.required, ...schema.required]);
  const known = new Map(around.properties.map((property) => [property.name, property.schema]));
  const properties = schema.properties
    .filter(({ name, schema: own }) => name === union.discriminator || known.get(name) !== own)
    .map((property) => ({ ...property, required: required.has(property.name) }));
  return { ...schema, properties: pinDecider(properties, union, variant) };
}

function pinDecider(
  properties: readonly EffectiveProperty[],
  { discriminator }: Union,
  { values = [] }: Variant,
): readonly EffectiveProperty[] {
  const decider = properties.find(({ name }) => name === discriminator);
  if (decider === undefined || values.length === 0) return properties;
  const pinned = values.map((value) => JSON.stringify(value));
  return [{ ...decider, pinned }, ...properties.filter((property) => property !== decider)];
}

function isVisible(graph: SchemaGraph, property: EffectiveProperty, direction: Direction): boolean {
  const { readOnly, writeOnly } = mergeParts(graph, property.schema);
  return direction === 'request' ? !readOnly : !writeOnly;
}

function mergeParts(graph: SchemaGraph, ref: SchemaRef): EffectiveSchema {
  const ids = typeof ref === 'string' ? [ref] : ref;
  const nodes = listParts(graph, ids);
  const [first = anyValue, ...rest] = nodes.map(toPart);
  const merged = rest.reduce(merge, first);
  const required = new Set(merged.required);
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

const anyValue: EffectiveSchema = {
  id: '',
  description: [],
  types: [],
  nullable: false,
  values: [],
  examples: [],
  bounds: [],
  readOnly: false,
  writeOnly: false,
  deprecated: false,
  properties: [],
  patternProperties: [],
  required: [],
  dependentRequired: [],
  dependentSchemas: [],
  prefixItems: [],
  contains: [],
  unions: [],
  not: [],
  conditions: [],
  conflicts: [],
  parts: [],
};

function toPart(node: SchemaNode): EffectiveSchema {
  const { allOf: _allOf, condition, not, properties, ...own } = node;
  return {
    ...own,
    parts: [own.id],
    conflicts: [],
    properties: properties.map((property) => ({ ...property, required: false })),
    patternProperties: own.patternProperties ?? [],
    dependentRequired: own.dependentRequired ?? [],
    dependentSchemas: own.dependentSchemas ?? [],
    prefixItems: own.prefixItems ?? [],
    contains: own.contains === undefined ? [] : [own.contains],
    not: not === undefined ? [] : [not],
    conditions: condition === undefined ? [] : [condition],
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
    required: [...new Set([...own.required, ...base.required])],
    unions: [...own.unions, ...base.unions],
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
