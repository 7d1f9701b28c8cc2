import type { JsonText, SchemaGraph, Union, Variant } from '../../../src/model/schema/schema';
import type {
  EffectiveProperty,
  EffectiveSchema,
} from '../../../src/model/schema/effective-schema';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { findConstants } from '../../../src/model/schema/parts';
import type { ViewDirection } from '../../../src/model/schema/schema-view';

/**
 * The keys of the variants of each union, for anchors: the discriminator value, else the label. Each key is
 * unique within the schema.
 */
export function toVariantKeys(unions: readonly Union[]): readonly (readonly string[])[] {
  const taken = new Set<string>();
  return unions.map(({ variants }) =>
    variants.map(({ values, label }) => {
      const [value] = values ?? [];
      const name = (value === undefined ? label : toConstantText(value))
        .trim()
        .replaceAll(/\s+/g, '-');
      let key = name;
      for (let count = 2; taken.has(key); count++) key = `${name}-${count}`;
      taken.add(key);
      return key;
    }),
  );
}

/** A string without its quotes. */
function toConstantText(value: JsonText): string {
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === 'string' ? parsed : value;
}

/**
 * A variant as it applies inside the schema around the union.
 *
 * The discriminator property comes first, with the values that select this variant. Omits properties that
 * the schema around describes identically.
 */
export function toVariantSchema(
  graph: SchemaGraph,
  around: EffectiveSchema,
  union: Union,
  variant: Variant,
  direction: ViewDirection,
): EffectiveSchema {
  const schema = toEffectiveSchema(graph, variant.schema, direction);
  const required = new Set([...around.required, ...schema.required]);
  const known = new Map(around.properties.map((property) => [property.name, property.schema]));
  const properties = schema.properties
    .filter(({ name, schema: own }) => name === union.discriminator || known.get(name) !== own)
    .map((property) => ({ ...property, required: required.has(property.name) }));
  return {
    ...schema,
    properties: pinDecider(graph, properties, union, variant),
    unions: schema.unions.filter((other) => other !== union),
  };
}

function pinDecider(
  graph: SchemaGraph,
  properties: readonly EffectiveProperty[],
  { discriminator }: Union,
  { values = [] }: Variant,
): readonly EffectiveProperty[] {
  const decider = properties.find(({ name }) => name === discriminator);
  if (decider === undefined || values.length === 0) return properties;
  const constants = findConstants(graph, decider.schema, values);
  const own = { ...decider, ...(constants !== undefined && { constants }) };
  return [own, ...properties.filter((property) => property !== decider)];
}
