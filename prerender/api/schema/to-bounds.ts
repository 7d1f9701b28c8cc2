import type { Bound } from '../../../src/model/schema/schema';
import type { SchemaKeywords } from '../document/schema-object';

/** The limits that a schema sets, in the order in which they are read. */
export function toBounds(keywords: SchemaKeywords): readonly Bound[] {
  const { pattern, multipleOf, uniqueItems } = keywords;
  return [
    ...toSpan('length', keywords.minLength, keywords.maxLength),
    ...toRange(keywords),
    ...(multipleOf === undefined ? [] : [{ kind: 'multiple', of: multipleOf } as const]),
    ...(pattern === undefined ? [] : [{ kind: 'pattern', pattern } as const]),
    ...toSpan('items', keywords.minItems, keywords.maxItems),
    ...(uniqueItems === true ? [{ kind: 'unique' } as const] : []),
    ...toSpan('properties', keywords.minProperties, keywords.maxProperties),
  ];
}

function toSpan(
  kind: 'length' | 'items' | 'properties',
  min: number | undefined,
  max: number | undefined,
): readonly Bound[] {
  if (min === undefined && max === undefined) return [];
  return [{ kind, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }];
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

/** In OpenAPI 3.0 "exclusive" is a property of the limit, in 3.1 it is a limit of its own. */
function toLimit(
  limit: number | undefined,
  exclusive: number | boolean | undefined,
): readonly [inclusive: number | undefined, exclusive: number | undefined] {
  if (exclusive === true) return [undefined, limit];
  return [limit, exclusive === false ? undefined : exclusive];
}
