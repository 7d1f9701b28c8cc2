import type { SchemaId, SchemaNode } from '../../../src/model/schema/schema';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';
import { toIdPart } from './to-id-part';
import type { AddSchema } from './to-unions';

type ObjectKeyword =
  | 'properties'
  | 'required'
  | 'patternProperties'
  | 'propertyNames'
  | 'additional'
  | 'unevaluated'
  | 'dependentRequired'
  | 'dependentSchemas';

/** What a schema says of objects. */
export function toObjectKeywords(
  keywords: SchemaKeywords,
  id: SchemaId,
  add: AddSchema,
): Pick<SchemaNode, ObjectKeyword> {
  const { patternProperties, propertyNames, dependentRequired, dependentSchemas } = keywords;
  const { additionalProperties: additional, unevaluatedProperties: unevaluated } = keywords;
  return {
    properties: Object.entries(keywords.properties ?? {}).map(([name, schema]) => ({
      name,
      schema: add(schema, `${id}.${toIdPart(name)}`),
    })),
    required: [...new Set(keywords.required)],
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

/** What the rest may be: nothing, anything, or a schema. */
export function toRest(schema: SchemaObject, id: SchemaId, add: AddSchema): boolean | SchemaId {
  if (typeof schema === 'boolean') return schema;
  return Object.keys(schema).length === 0 ? true : add(schema, id);
}
