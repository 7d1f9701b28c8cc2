import type { EffectiveSchema, SchemaRef } from './effective-schema';
import { toEffectiveSchema } from './to-effective-schema';
import type { Direction, SchemaGraph, SchemaId, Union } from './schema';

/** A plausible value of a schema, for operations whose author gave no example. Always the same one. */
export function toExample(graph: SchemaGraph, ref: SchemaRef, direction: Direction): unknown {
  return toValue({ graph, direction, ancestors: [] }, ref);
}

interface Walk {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** The schemas that the walk is inside of. */
  readonly ancestors: readonly SchemaId[];
}

function toValue(walk: Walk, ref: SchemaRef): unknown {
  const schema = toEffectiveSchema(walk.graph, ref, walk.direction);
  const authored =
    schema.constant ?? schema.examples[0] ?? schema.default ?? schema.values[0]?.value;
  if (authored !== undefined) return JSON.parse(authored);
  const inside = { ...walk, ancestors: [...walk.ancestors, ...schema.parts] };
  const [union] = schema.unions;
  if (union !== undefined) return toVariantValue(inside, schema, union);
  if (schema.items !== undefined) {
    return isInside(inside, schema.items) ? [] : [toValue(inside, schema.items)];
  }
  if (schema.properties.length > 0 || schema.types.includes('object')) {
    return toObject(inside, schema);
  }
  return toPrimitive(schema);
}

/** The first variant that does not lead back, with what stands beside the variants. */
function toVariantValue(walk: Walk, schema: EffectiveSchema, union: Union): unknown {
  const variant = union.variants.find((candidate) => !isInside(walk, candidate.schema));
  const value = variant === undefined ? {} : toValue(walk, variant.schema);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { discriminator } = union;
  const decided =
    discriminator === undefined || variant?.values?.[0] === undefined
      ? {}
      : { [discriminator]: variant.values[0] };
  return { ...toObject(walk, schema), ...value, ...decided };
}

function toObject(walk: Walk, schema: EffectiveSchema): Record<string, unknown> {
  return Object.fromEntries(
    schema.properties
      .filter((property) => !isInside(walk, property.schema))
      .map((property) => [property.name, toValue(walk, property.schema)]),
  );
}

/** A schema inside itself ends the example there. */
function isInside({ graph, direction, ancestors }: Walk, ref: SchemaRef): boolean {
  return toEffectiveSchema(graph, ref, direction).parts.some((part) => ancestors.includes(part));
}

const FORMAT_EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['date', '2024-07-29'],
  ['date-time', '2024-07-29T09:30:00Z'],
  ['email', 'aiko.tanaka@sakura-logistics.example'],
  ['uri', 'https://easier.example/'],
  ['uuid', '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ['hostname', 'easier.example'],
  ['ipv4', '198.51.100.42'],
  ['ipv6', '2001:db8::8a2e:370:7334'],
]);

function toPrimitive(schema: EffectiveSchema): unknown {
  switch (schema.types[0]) {
    case 'integer':
    case 'number':
      return toNumber(schema);
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'string':
      return FORMAT_EXAMPLES.get(schema.format ?? '') ?? 'string';
    default:
      return null;
  }
}

/** Zero where that is allowed, else the limit that is nearest to it. */
function toNumber({ bounds, types }: EffectiveSchema): number {
  const range = bounds.find((bound) => bound.kind === 'range');
  const step =
    bounds.find((bound) => bound.kind === 'multiple')?.of ?? (types[0] === 'integer' ? 1 : 0.5);
  const low =
    range?.min ?? (range?.exclusiveMin === undefined ? undefined : range.exclusiveMin + step);
  const high =
    range?.max ?? (range?.exclusiveMax === undefined ? undefined : range.exclusiveMax - step);
  if (low !== undefined && low > 0) return Math.ceil(low / step) * step;
  return high !== undefined && high < 0 ? Math.floor(high / step) * step : 0;
}
