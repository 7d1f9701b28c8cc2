import type { Digits, JsonNumber } from '../../../src/model/exact-number';
import { isJsonNumber, toDigits } from '../../../src/model/exact-number';
import type { Bound, Contains, SchemaId, SchemaNode } from '../../../src/model/schema/schema';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';
import type { AddSchema } from './unions';
import { toIdPart } from './schema-id';
import { orNone } from './shared-lists';

type ObjectKeyword =
  | 'properties'
  | 'required'
  | 'patternProperties'
  | 'propertyNames'
  | 'additional'
  | 'unevaluated'
  | 'dependentRequired'
  | 'dependentSchemas';

/** A schema's keywords for objects. */
export function toObjectKeywords(
  keywords: SchemaKeywords,
  id: SchemaId,
  add: AddSchema,
): Pick<SchemaNode, ObjectKeyword> {
  const { patternProperties, propertyNames, dependentRequired, dependentSchemas } = keywords;
  const { additionalProperties: additional, unevaluatedProperties: unevaluated } = keywords;
  return {
    properties: orNone(
      Object.entries(keywords.properties ?? {}).map(([name, schema]) => ({
        name,
        schema: add(schema, `${id}.${toIdPart(name)}`),
      })),
    ),
    required: orNone([...new Set(keywords.required)]),
    ...(patternProperties !== undefined && {
      patternProperties: Object.entries(patternProperties).map(([pattern, schema]) => ({
        pattern,
        schema: add(schema, `${id}/pattern/${toIdPart(pattern)}`),
      })),
    }),
    ...(propertyNames !== undefined && { propertyNames: add(propertyNames, `${id}/names`) }),
    ...(additional !== undefined && { additional: toRest(additional, `${id}.*`, add) }),
    ...(unevaluated !== undefined && {
      unevaluated: toRest(unevaluated, `${id}/unevaluated`, add),
    }),
    ...(dependentRequired !== undefined && {
      dependentRequired: Object.entries(dependentRequired).map(([name, required]) => ({
        name,
        required,
      })),
    }),
    ...(dependentSchemas !== undefined && {
      dependentSchemas: Object.entries(dependentSchemas).map(([name, schema]) => ({
        name,
        schema: add(schema, `${id}/with/${toIdPart(name)}`),
      })),
    }),
  };
}

/** The schema of other properties or items; `true` allows any, `false` none. */
export function toRest(schema: SchemaObject, id: SchemaId, add: AddSchema): boolean | SchemaId {
  if (typeof schema === 'boolean') return schema;
  return Object.keys(schema).length === 0 ? true : add(schema, id);
}

/** A schema's keywords for arrays. */
export function toListKeywords(
  keywords: SchemaKeywords,
  id: SchemaId,
  add: AddSchema,
): Pick<SchemaNode, 'items' | 'prefixItems' | 'contains' | 'unevaluatedItems'> {
  const { items, prefixItems, contains, unevaluatedItems } = keywords;
  return {
    ...(items !== undefined && { items: add(items, `${id}[]`) }),
    ...(prefixItems !== undefined && {
      prefixItems: prefixItems.map((schema, index) => add(schema, `${id}[${index}]`)),
    }),
    ...(contains !== undefined && {
      contains: toContains(keywords, add(contains, `${id}/contains`)),
    }),
    ...(unevaluatedItems !== undefined && {
      unevaluatedItems: toRest(unevaluatedItems, `${id}/unevaluatedItems`, add),
    }),
  };
}

function toContains({ minContains, maxContains }: SchemaKeywords, schema: SchemaId): Contains {
  return {
    schema,
    ...(minContains !== undefined && { min: toCount(minContains) }),
    ...(maxContains !== undefined && { max: toCount(maxContains) }),
  };
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
  min: JsonNumber | undefined,
  max: JsonNumber | undefined,
): readonly Bound[] {
  if (min === undefined && max === undefined) return [];
  const least = min !== undefined && { min: toCount(min) };
  const most = max !== undefined && { max: toCount(max) };
  return [{ kind, ...least, ...most }];
}

/** A number of things, which may be written `1.0`. */
function toCount(value: JsonNumber): number {
  return Number(toDigits(value));
}

function toRange(keywords: SchemaKeywords): readonly Bound[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = keywords;
  const [min, exclusiveMin] = toLimit(minimum, exclusiveMinimum);
  const [max, exclusiveMax] = toLimit(maximum, exclusiveMaximum);
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(exclusiveMin !== undefined && { exclusiveMin }),
    ...(exclusiveMax !== undefined && { exclusiveMax }),
  };
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
