import type { Contains, SchemaId, SchemaNode } from '../../../src/model/schema/schema';
import type { SchemaKeywords } from '../document/schema-object';
import { toRest } from './to-object-keywords';
import type { AddSchema } from './to-unions';

/** What a schema says of lists. */
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
    ...(minContains !== undefined && { min: minContains }),
    ...(maxContains !== undefined && { max: maxContains }),
  };
}
