import { oncePer } from '../once-per';
import type { EffectiveProperty, EffectiveSchema, SchemaRef } from './effective-schema';
import { toIds } from './effective-schema';
import { listValueConflicts } from './list-conflicts';
import { listParts } from './list-parts';
import { mergeParts } from './merge-parts';
import { isNullableAtOnce } from './merge-types';
import type { SchemaGraph } from './schema';
import type { ViewDirection } from './schema-view';

/**
 * The one place that decides what of a schema is valid in a request or in a response.
 *
 * Tables, examples and search all ask it, so that they cannot disagree.
 */
export function toEffectiveSchema(
  graph: SchemaGraph,
  ref: SchemaRef,
  direction: ViewDirection,
): EffectiveSchema {
  const ids = toIds(ref);
  const known = getKnown(graph);
  const key = [direction, ...ids].join('\n');
  const schema = known.get(key) ?? toDirected(graph, mergeParts(graph, ids), direction);
  known.set(key, schema);
  return schema;
}

// A page asks for the same schema many times: its type, its fields, whether it has any.
const getKnown = oncePer((_: SchemaGraph) => new Map<string, EffectiveSchema>());

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
    conflicts: [...merged.conflicts, ...listPropertyConflicts(graph, properties)],
  };
}

function isVisible(graph: SchemaGraph, schema: SchemaRef, direction: ViewDirection): boolean {
  if (direction === 'both') return true;
  const parts = listParts(graph, toIds(schema));
  const other = direction === 'request' ? 'readOnly' : 'writeOnly';
  return !parts.some((part) => part[other]);
}

function listPropertyConflicts(
  graph: SchemaGraph,
  properties: readonly EffectiveProperty[],
): readonly string[] {
  return properties.flatMap(({ name, schema }) => {
    const ids = toIds(schema);
    // One schema alone says itself what is wrong with it, where it is shown.
    if (ids.length < 2 || isNullableAtOnce(graph, ids)) return [];
    const reasons = listValueConflicts(listParts(graph, ids));
    return reasons.map((reason) => `"${name}": ${reason}`);
  });
}
