import { toDefined } from '../../../src/model/defined';
import type { Digits, JsonNumber } from '../../../src/model/exact-number';
import { isJsonNumber, toDigits } from '../../../src/model/exact-number';
import type { Bound, SchemaId } from '../../../src/model/schema/schema';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';
import type { AddSchema } from './unions';
import { toIdPart } from './schema-id';

/** A schema's keywords for objects. */
export function toObjectKeywords(keywords: SchemaKeywords, id: SchemaId, add: AddSchema) {
  const { patternProperties, propertyNames, dependentRequired, dependentSchemas } = keywords;
  const listNamed = (schemas: Readonly<Record<string, SchemaObject>>, prefix: string) =>
    Object.entries(schemas).map(([name, schema]) => ({
      name,
      schema: add(schema, prefix + toIdPart(name)),
    }));
  return {
    properties: listNamed(keywords.properties ?? {}, `${id}.`),
    required: [...new Set(keywords.required)],
    ...toDefined({
      patternProperties:
        patternProperties &&
        listNamed(patternProperties, `${id}/pattern/`).map(({ name: pattern, schema }) => ({
          pattern,
          schema,
        })),
      propertyNames: propertyNames === undefined ? undefined : add(propertyNames, `${id}/names`),
      additional: toRest(keywords.additionalProperties, `${id}.*`, add),
      unevaluated: toRest(keywords.unevaluatedProperties, `${id}/unevaluated`, add),
      dependentRequired:
        dependentRequired &&
        Object.entries(dependentRequired).map(([name, required]) => ({ name, required })),
      dependentSchemas: dependentSchemas && listNamed(dependentSchemas, `${id}/with/`),
    }),
  };
}

/** The schema of other properties or items; `true` allows any, `false` none. */
function toRest(
  schema: SchemaObject | undefined,
  id: SchemaId,
  add: AddSchema,
): boolean | SchemaId | undefined {
  if (typeof schema !== 'object') return schema;
  return Object.keys(schema).length === 0 ? true : add(schema, id);
}

/** A schema's keywords for arrays. */
export function toListKeywords(keywords: SchemaKeywords, id: SchemaId, add: AddSchema) {
  const { items, prefixItems, contains, minContains, maxContains, unevaluatedItems } = keywords;
  return toDefined({
    items: items === undefined ? undefined : add(items, `${id}[]`),
    prefixItems: prefixItems?.map((schema, index) => add(schema, `${id}[${index}]`)),
    contains:
      contains === undefined
        ? undefined
        : {
            schema: add(contains, `${id}/contains`),
            ...toDefined({ min: toCount(minContains), max: toCount(maxContains) }),
          },
    unevaluatedItems: toRest(unevaluatedItems, `${id}/unevaluatedItems`, add),
  });
}

/** The limits of a schema, in reading order. */
export function toBounds(keywords: SchemaKeywords): readonly Bound[] {
  const { pattern, multipleOf, uniqueItems, type = 'array' } = keywords;
  return [
    ...toSpan('length', keywords.minLength, keywords.maxLength),
    ...toRange(keywords),
    ...(multipleOf === undefined ? [] : [{ kind: 'multiple', of: toDigits(multipleOf) } as const]),
    ...(pattern === undefined ? [] : [{ kind: 'pattern', pattern } as const]),
    ...toSpan('items', keywords.minItems, keywords.maxItems),
    // Some generators write it for every value.
    ...(uniqueItems === true && type.includes('array') ? [{ kind: 'unique' } as const] : []),
    ...toSpan('properties', keywords.minProperties, keywords.maxProperties),
  ];
}

function toSpan(
  kind: 'length' | 'items' | 'properties',
  least: JsonNumber | undefined,
  most: JsonNumber | undefined,
): readonly Bound[] {
  const limits = toDefined({ min: toCount(least), max: toCount(most) });
  return Object.keys(limits).length === 0 ? [] : [{ kind, ...limits }];
}

/** A number of things, which may be written `1.0`. */
function toCount(value: JsonNumber | undefined): number | undefined {
  return value === undefined ? undefined : Number(toDigits(value));
}

function toRange(keywords: SchemaKeywords): readonly Bound[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords;
  const [min, exclusiveMin] = toLimit(minimum, exclusiveMinimum);
  const [max, exclusiveMax] = toLimit(maximum, exclusiveMaximum);
  const limits = toDefined({ min, max, exclusiveMin, exclusiveMax });
  return Object.keys(limits).length === 0 ? [] : [{ kind: 'range', ...limits }];
}

/** In OpenAPI 3.0, `exclusiveMinimum` is a flag beside `minimum`; in 3.1 it is a limit of its own. */
function toLimit(
  limit: JsonNumber | undefined,
  exclusive: JsonNumber | boolean | undefined,
): readonly [inclusive: Digits | undefined, exclusive: Digits | undefined] {
  const digits = limit === undefined ? undefined : toDigits(limit);
  if (exclusive === true) return [undefined, digits];
  return [digits, isJsonNumber(exclusive) ? toDigits(exclusive) : undefined];
}
