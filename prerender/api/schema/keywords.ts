import { toDefined } from '../../../src/model/defined';
import type { Digits, JsonNumber } from '../../../src/model/exact-number';
import { isJsonNumber, toDigits } from '../../../src/model/exact-number';
import type { Limits, SchemaId } from '../../../src/model/schema/schema';
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

/** The limits of a schema. */
export function toLimits(keywords: SchemaKeywords): Limits {
  const { pattern, multipleOf, uniqueItems, type = 'array' } = keywords;
  const [minimum, exclusiveMinimum] = toLimit(keywords.minimum, keywords.exclusiveMinimum);
  const [maximum, exclusiveMaximum] = toLimit(keywords.maximum, keywords.exclusiveMaximum);
  return toDefined({
    minLength: toCount(keywords.minLength),
    maxLength: toCount(keywords.maxLength),
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf: multipleOf === undefined ? undefined : [toDigits(multipleOf)],
    pattern: pattern === undefined ? undefined : [pattern],
    minItems: toCount(keywords.minItems),
    maxItems: toCount(keywords.maxItems),
    // Some generators write it for every value.
    uniqueItems: uniqueItems === true && type.includes('array') ? true : undefined,
    minProperties: toCount(keywords.minProperties),
    maxProperties: toCount(keywords.maxProperties),
  });
}

/** A number of things, which may be written `1.0`. */
function toCount(value: JsonNumber | undefined): number | undefined {
  return value === undefined ? undefined : Number(toDigits(value));
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
