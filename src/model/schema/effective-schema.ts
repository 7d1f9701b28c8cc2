import type {
  Condition,
  Contains,
  DependentRequired,
  DependentSchema,
  JsonText,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
} from './schema';
import {
  listContradictions,
  listExtraContradictions,
  toClosedContradiction,
} from './contradictions';
import {
  findComponent,
  findConstants,
  isScalar,
  listDecidedValues,
  listOpenUnions,
  listParts,
  mergeValues,
} from './parts';
import { mergeBounds } from './bounds';
import { mergeProperties } from './properties';
import { toScalar } from './scalar-schema';
import { toIds, toRef } from './schema';
import { isNullableAtOnce, mergeTypes } from './types';
import { createMemory, oncePer } from '../once-per';
import type { ViewDirection } from './schema-view';
import type { Words } from './words';
import { mergeWords } from './words';

type Merged =
  | 'allOf'
  | keyof Words
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
 * A schema as it is valid in one direction: `allOf` merged, without the properties of the other direction.
 *
 * It has a `name` only if it is exactly one component, so that the type can link to it.
 */
export interface EffectiveSchema extends Omit<SchemaNode, Merged>, Words {
  /** Why its parts contradict each other, one sentence each. */
  readonly contradictions: readonly string[];
  readonly properties: readonly EffectiveProperty[];
  readonly patternProperties: readonly EffectivePatternProperty[];
  readonly propertyNames?: SchemaRef;
  /** The schema of properties with other names: nothing, anything, or a schema. */
  readonly additional?: boolean | SchemaRef;
  /** The same for properties that no part and no variant describes. */
  readonly unevaluated?: boolean | SchemaRef;
  readonly dependentRequired: readonly DependentRequired[];
  readonly dependentSchemas: readonly DependentSchema[];
  /** The items of a list after its `prefixItems`; absent means anything. */
  readonly items?: SchemaRef;
  readonly prefixItems: readonly SchemaRef[];
  readonly contains: readonly Contains[];
  readonly unevaluatedItems?: boolean | SchemaRef;
  /** Names of properties of the other direction, which are neither shown nor sent. */
  readonly hidden: readonly string[];
  /** The value must not match any of these. */
  readonly not: readonly SchemaId[];
  readonly conditions: readonly Condition[];
  /** The ids of all schemas merged into it, used to detect recursion. */
  readonly parts: readonly SchemaId[];
}

export interface EffectiveProperty {
  readonly name: string;
  readonly schema: SchemaRef;
  readonly required: boolean;
  /** The values that select the variant that contains this property. */
  readonly constants?: readonly JsonText[];
}

export interface EffectivePatternProperty {
  readonly pattern: string;
  readonly schema: SchemaRef;
}

/**
 * The single source of what is valid in a request or a response.
 *
 * Tables, examples and search all use it, so that they cannot disagree.
 */
export function toEffectiveSchema(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: ViewDirection,
): EffectiveSchema {
  const memories = getMemories(graph);
  const key = typeof ref === 'string' ? ref : ref.join('\n');
  const merged = memories.merged(key, () => mergeParts(graph, toIds(ref)));
  // Only properties belong to a direction.
  if (merged.properties.length === 0) return merged;
  return memories[direction](key, () => toDirected(graph, merged, direction));
}

// A page needs the same schema many times: for its type, its fields, and whether it has any.
const getMemories = oncePer((_: SchemaGraph) => ({
  merged: createMemory<EffectiveSchema>(MOST_SCHEMAS),
  request: createMemory<EffectiveSchema>(MOST_SCHEMAS),
  response: createMemory<EffectiveSchema>(MOST_SCHEMAS),
  both: createMemory<EffectiveSchema>(MOST_SCHEMAS),
}));

/** More than most documents have, and what fits into about 30 MB. */
const MOST_SCHEMAS = 30_000;

function toDirected(
  graph: SchemaGraph,
  merged: EffectiveSchema,
  direction: ViewDirection,
): EffectiveSchema {
  const properties = merged.properties.filter(({ schema }) => isVisible(graph, schema, direction));
  const hidden = merged.properties.filter((property) => !properties.includes(property));
  const names = new Set(hidden.map(({ name }) => name));
  return {
    ...merged,
    properties,
    hidden: [...names],
    required: merged.required.filter((name) => !names.has(name)),
    dependentRequired: merged.dependentRequired
      .filter(({ name }) => !names.has(name))
      .map(({ name, required }) => ({
        name,
        required: required.filter((other) => !names.has(other)),
      })),
    contradictions: [...merged.contradictions, ...listPropertyContradictions(graph, properties)],
  };
}

function isVisible(graph: SchemaGraph, schema: SchemaRef, direction: ViewDirection): boolean {
  if (direction === 'both') return true;
  const parts = listParts(graph, toIds(schema));
  const other = direction === 'request' ? 'readOnly' : 'writeOnly';
  return !parts.some((part) => part[other]);
}

function listPropertyContradictions(
  graph: SchemaGraph,
  properties: readonly EffectiveProperty[],
): readonly string[] {
  return properties.flatMap(({ name, schema }) => {
    const ids = toIds(schema);
    // A single schema shows its own contradictions.
    if (ids.length < 2 || isNullableAtOnce(graph, ids)) return [];
    const reasons = listContradictions(listParts(graph, ids));
    return reasons.map((reason) => `"${name}": ${reason}`);
  });
}

/** Merges schemas that apply together into one, before a direction is chosen. */
function mergeParts(graph: SchemaGraph, ids: readonly SchemaId[]): EffectiveSchema {
  const parts = listParts(graph, ids);
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && isScalar(only)) return toScalar(graph, only);
  const { name, page } = findComponent(graph, ids) ?? {};
  const required = new Set(parts.flatMap((part) => part.required));
  const { schemas, forbidden, extra } = mergeProperties(graph, parts, required);
  const typed = mergeTypes(graph, ids, parts);
  const rest = mergeRest(parts, ({ additional }) => additional);
  const unevaluated = mergeRest(parts, (part) => part.unevaluated);
  const decided = listDecidedValues(parts);
  const unevaluatedItems = mergeRest(parts, (part) => part.unevaluatedItems);
  return {
    id: ids[0] ?? '',
    ...takeFirst(parts),
    ...(name !== undefined && { name }),
    ...(page !== undefined && { page }),
    ...mergeWords(graph, ids, parts, name),
    ...(parts.some(({ never }) => never) && { never: true }),
    ...typed,
    values: mergeValues(parts),
    bounds: mergeBounds(parts.flatMap(({ bounds }) => bounds)),
    readOnly: parts.some(({ readOnly }) => readOnly),
    writeOnly: parts.some(({ writeOnly }) => writeOnly),
    deprecated: parts.some(({ deprecated }) => deprecated),
    properties: [...schemas].map(([name, schema]) => ({
      name,
      schema,
      required: required.has(name),
      ...toConstants(graph, schema, decided.get(name)),
    })),
    required: [...required],
    hidden: [],
    patternProperties: parts.flatMap(({ patternProperties = [] }) => patternProperties),
    ...mergeNames(parts),
    ...(rest !== undefined && { additional: rest }),
    ...(unevaluated !== undefined && { unevaluated }),
    dependentRequired: parts.flatMap(({ dependentRequired = [] }) => dependentRequired),
    dependentSchemas: parts.flatMap(({ dependentSchemas = [] }) => dependentSchemas),
    ...mergeItems(parts),
    contains: parts.flatMap(({ contains }) => contains ?? []),
    ...(unevaluatedItems !== undefined && { unevaluatedItems }),
    unions: listOpenUnions(parts),
    not: parts.flatMap(({ not }) => not ?? []),
    conditions: parts.flatMap(({ condition }) => condition ?? []),
    contradictions: [
      // Parts that exclude each other still allow null if all of them are nullable.
      ...(typed.nullable ? [] : listContradictions(parts)),
      ...[...forbidden].map(([name, part]) => toClosedContradiction(name, part)),
      ...listExtraContradictions(extra),
    ],
    parts: parts.map(({ id }) => id),
  };
}

function toConstants(
  graph: SchemaGraph,
  ref: SchemaRef,
  values: readonly JsonText[] | undefined,
): Pick<EffectiveProperty, 'constants'> {
  const constants = values && findConstants(graph, ref, values);
  return constants === undefined ? {} : { constants };
}

const firstWins = [
  'format',
  'contentMediaType',
  'contentEncoding',
  'contentSchema',
  'constant',
  'default',
  'xml',
] as const;

/** Takes each keyword from the outermost part that has it. */
function takeFirst(parts: readonly SchemaNode[]): Pick<SchemaNode, (typeof firstWins)[number]> {
  const found = firstWins.flatMap((keyword) => {
    const part = parts.find((node) => node[keyword] !== undefined);
    return part === undefined ? [] : [[keyword, part[keyword]]];
  });
  return Object.fromEntries(found);
}

/** Other properties or items: none if one part forbids them, else the schemas of all parts. */
function mergeRest(
  parts: readonly SchemaNode[],
  getRest: (part: SchemaNode) => boolean | SchemaId | undefined,
): boolean | SchemaRef | undefined {
  const rests = parts.map(getRest);
  const ids = rests.filter((rest) => typeof rest === 'string');
  if (rests.includes(false)) return false;
  if (ids.length > 0) return toRef(ids);
  return rests.includes(true) ? true : undefined;
}

function mergeNames(parts: readonly SchemaNode[]): Pick<EffectiveSchema, 'propertyNames'> {
  const ids = parts.flatMap(({ propertyNames }) => propertyNames ?? []);
  return ids.length === 0 ? {} : { propertyNames: toRef(ids) };
}

/** Each prefix item combines the `prefixItems` at its index, or the `items`, of every part. */
function mergeItems(parts: readonly SchemaNode[]): Pick<EffectiveSchema, 'items' | 'prefixItems'> {
  const rest = parts.flatMap(({ items }) => items ?? []);
  const length = Math.max(0, ...parts.map(({ prefixItems = [] }) => prefixItems.length));
  const prefixItems = Array.from({ length }, (_, index) =>
    toRef(parts.flatMap(({ prefixItems: own, items }) => own?.[index] ?? items ?? [])),
  );
  return { prefixItems, ...(rest.length > 0 && { items: toRef(rest) }) };
}
