import { listOpenUnions } from '../../../src/model/schema/parts';
import type { SchemaId, SchemaNode, Union } from '../../../src/model/schema/schema';
import type { JsonSchema, JsonSchemaWriter } from './json-schema-writer';
import { toBoundKeywords } from './to-bound-keywords';

type Keywords = Readonly<Record<string, unknown>>;

/** What one node of the graph says by itself, as keywords of JSON Schema. */
export function toNodeKeywords(
  writer: JsonSchemaWriter,
  node: SchemaNode,
  hidden: ReadonlySet<string>,
): JsonSchema {
  if (node.never === true) return false;
  const isHere = (name: string) => !hidden.has(name);
  const around = (id: SchemaId) => writer.refer({ ids: [id], hidden });
  const inside = (id: SchemaId) => writer.refer({ ids: [id], hidden: new Set() });
  return {
    ...Object.assign({}, ...node.bounds.map(toBoundKeywords)),
    required: node.required.filter(isHere),
    ...toNameKeywords(node, isHere, inside),
    ...(node.contains !== undefined && {
      contains: inside(node.contains.schema),
      ...(node.contains.min !== undefined && { minContains: node.contains.min }),
      ...(node.contains.max !== undefined && { maxContains: node.contains.max }),
    }),
    allOf: [
      toValueKeywords(node),
      ...listOpenUnions([node])
        .filter(({ inherited }) => inherited !== true)
        .map((union) => toUnionKeywords(union, around)),
    ],
    ...(node.not !== undefined && { not: around(node.not) }),
    ...toConditionKeywords(node, around),
  };
}

function toValueKeywords({ types, nullable, constant, values, format }: SchemaNode): Keywords {
  const orNull = nullable ? [null] : [];
  const names = types.length === 0 || !nullable ? types : [...new Set([...types, 'null'])];
  const allowed = [
    ...(values.length === 0 ? [] : [values.map(({ value }) => value)]),
    ...(constant === undefined ? [] : [[constant]]),
  ].map((texts) => ({ enum: [...texts.map((text): unknown => JSON.parse(text)), ...orNull] }));
  return {
    ...(names.length > 0 && { type: names }),
    ...(allowed.length > 0 && { allOf: allowed }),
    ...(format !== undefined && { format }),
  };
}

function toNameKeywords(
  node: SchemaNode,
  isHere: (name: string) => boolean,
  inside: (id: SchemaId) => JsonSchema,
): Keywords {
  const { properties, patternProperties, propertyNames, additional, dependentRequired } = node;
  return {
    ...(additional !== undefined && {
      // What they hold is said where all parts are known; here they only are no others.
      properties: Object.fromEntries(properties.map(({ name }) => [name, true])),
      additionalProperties: typeof additional === 'boolean' ? additional : inside(additional),
    }),
    ...(patternProperties !== undefined && {
      patternProperties: Object.fromEntries(
        patternProperties.map(({ pattern, schema }) => [pattern, inside(schema)]),
      ),
    }),
    ...(propertyNames !== undefined && { propertyNames: inside(propertyNames) }),
    ...(dependentRequired !== undefined && {
      dependentRequired: Object.fromEntries(
        dependentRequired.map(({ name, required }) => [name, required.filter(isHere)]),
      ),
    }),
  };
}

function toUnionKeywords(
  { kind, variants, nullable }: Union,
  around: (id: SchemaId) => JsonSchema,
): Keywords {
  const choices = variants.map(({ schema }) => around(schema));
  return { [kind]: nullable === true ? [...choices, { type: 'null' }] : choices };
}

function toConditionKeywords(
  { condition, dependentSchemas }: SchemaNode,
  around: (id: SchemaId) => JsonSchema,
): Keywords {
  return {
    ...(condition !== undefined && {
      if: around(condition.if),
      // The keyword's own name; a schema is never awaited.
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      ...(condition.then !== undefined && { then: around(condition.then) }),
      ...(condition.else !== undefined && { else: around(condition.else) }),
    }),
    ...(dependentSchemas !== undefined && {
      dependentSchemas: Object.fromEntries(
        dependentSchemas.map(({ name, schema }) => [name, around(schema)]),
      ),
    }),
  };
}
