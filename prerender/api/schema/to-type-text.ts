import type { EffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { Direction, SchemaGraph, SchemaRef } from '../../../src/model/schema/schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';

/** A schema's type in words: `string`, `array of Team`, `string or null`. */
export function toTypeText(graph: SchemaGraph, ref: SchemaRef, direction: Direction): string {
  return toText(graph, ref, direction, 0);
}

// Arrays of arrays of … end here: a recursive `items` must not run away.
const MAX_DEPTH = 5;

function toText(graph: SchemaGraph, ref: SchemaRef, direction: Direction, depth: number): string {
  const schema = toEffectiveSchema(graph, ref, direction);
  const base = toBaseText(graph, schema, direction, depth);
  return schema.nullable ? `${base} or null` : base;
}

function toBaseText(
  graph: SchemaGraph,
  schema: EffectiveSchema,
  direction: Direction,
  depth: number,
): string {
  if (schema.items !== undefined && depth < MAX_DEPTH) {
    return `array of ${toText(graph, schema.items, direction, depth + 1)}`;
  }
  const [union] = schema.unions;
  if (union !== undefined) return union.kind === 'oneOf' ? 'one of' : 'any of';
  if (schema.types.length === 0) return 'any';
  const text = schema.types.join(' or ');
  return schema.format === undefined ? text : `${text} <${schema.format}>`;
}
