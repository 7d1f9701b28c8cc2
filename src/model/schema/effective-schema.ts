import type {
  Condition,
  Contains,
  DependentRequired,
  JsonText,
  PatternProperty,
  Property,
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
import { findConstants, listDecidedValues, listOpenUnions, listParts, mergeValues } from './parts';
import { mergeLimits } from './limits';
import { mergeProperties } from './properties';
import { toIds, toRef } from './schema';
import { isNullableAtOnce, mergeTypes } from './types';
import { toDefined } from '../defined';
import { createMemory, oncePer } from '../once-per';
import type { ViewDirection } from './schema-view';
import type { Words } from './words';
import { mergeWords } from './words';

/**
 * A schema as it is valid in one direction: `allOf` merged, without the properties of the other direction.
 *
 * It has a `name` only if it is exactly one component, so that the type can link to it.
 */
export interface EffectiveSchema
  extends Omit<SchemaNode, keyof Merged | keyof Words | 'allOf' | 'condition'>, Merged, Words {}

/** The keywords of a merged schema that differ from those of its parts. */
interface Merged {
  /** Why its parts contradict each other, one sentence each. */
  readonly contradictions: readonly string[];
  readonly properties: readonly EffectiveProperty[];
  readonly patternProperties: readonly PatternProperty[];
  readonly propertyNames?: SchemaRef;
  /** The schema of properties with other names: nothing, anything, or a schema. */
  readonly additional?: boolean | SchemaRef;
  /** The same for properties that no part and no variant describes. */
  readonly unevaluated?: boolean | SchemaRef;
  readonly dependentRequired: readonly DependentRequired[];
  readonly dependentSchemas: readonly Property[];
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
  const required = new Set(parts.flatMap((part) => part.required));
  const { schemas, forbidden, extra } = mergeProperties(graph, parts, required);
  const typed = mergeTypes(graph, ids, parts);
  const decided = listDecidedValues(parts);
  return {
    id: ids[0] ?? '',
    ...takeFirst(parts),
    ...mergeWords(graph, ids, parts),
    ...(parts.some(({ never }) => never) && { never: true }),
    ...typed,
    values: mergeValues(parts),
    limits: mergeLimits(parts.map(({ limits }) => limits)),
    readOnly: parts.some(({ readOnly }) => readOnly),
    writeOnly: parts.some(({ writeOnly }) => writeOnly),
    deprecated: parts.some(({ deprecated }) => deprecated),
    properties: [...schemas].map(([key, schema]) => {
      const values = decided.get(key);
      const constants = values && findConstants(graph, schema, values);
      return { name: key, schema, required: required.has(key), ...toDefined({ constants }) };
    }),
    required: [...required],
    hidden: [],
    patternProperties: parts.flatMap(({ patternProperties = [] }) => patternProperties),
    dependentRequired: parts.flatMap(({ dependentRequired = [] }) => dependentRequired),
    dependentSchemas: parts.flatMap(({ dependentSchemas = [] }) => dependentSchemas),
    ...toDefined({
      propertyNames: joinRefs(parts.flatMap(({ propertyNames }) => propertyNames ?? [])),
      additional: mergeRest(parts.map(({ additional }) => additional)),
      unevaluated: mergeRest(parts.map(({ unevaluated }) => unevaluated)),
      items: joinRefs(parts.flatMap(({ items }) => items ?? [])),
      unevaluatedItems: mergeRest(parts.map(({ unevaluatedItems }) => unevaluatedItems)),
    }),
    prefixItems: mergePrefixItems(parts),
    contains: parts.flatMap(({ contains }) => contains ?? []),
    unions: listOpenUnions(parts),
    not: parts.flatMap(({ not }) => not ?? []),
    conditions: parts.flatMap(({ condition }) => condition ?? []),
    contradictions: [
      // Parts that exclude each other still allow null if all of them are nullable.
      ...(typed.nullable && parts.length > 1 ? [] : listContradictions(parts)),
      ...[...forbidden].map(([key, part]) => toClosedContradiction(key, part)),
      ...listExtraContradictions(extra),
    ],
    parts: parts.map(({ id }) => id),
  };
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

function joinRefs(ids: readonly SchemaId[]): SchemaRef | undefined {
  return ids.length === 0 ? undefined : toRef(ids);
}

/** Other properties or items: none if one part forbids them, else the schemas of all parts. */
function mergeRest(
  rests: readonly (boolean | SchemaId | undefined)[],
): boolean | SchemaRef | undefined {
  if (rests.includes(false)) return false;
  return joinRefs(rests.filter((rest) => typeof rest === 'string')) ?? rests.find(Boolean);
}

/** Each prefix item combines the `prefixItems` at its index, or the `items`, of every part. */
function mergePrefixItems(parts: readonly SchemaNode[]): readonly SchemaRef[] {
  const length = Math.max(0, ...parts.map(({ prefixItems = [] }) => prefixItems.length));
  return Array.from({ length }, (_, index) =>
    toRef(parts.flatMap(({ prefixItems, items }) => prefixItems?.[index] ?? items ?? [])),
  );
}
