import type { Digits } from '../../../src/model/exact-number';
import type {
  Bound,
  Direction,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  Union,
} from '../../../src/model/schema/schema';
import { assertNever } from '../../../src/model/assert-never';
import { listOpenUnions } from '../../../src/model/schema/parts';

/** A JSON Schema (2020-12) as data. */
export type JsonSchema = boolean | { readonly [keyword: string]: unknown };

/** Schemas that apply together, and the names that an enclosing schema hides. */
export interface Place {
  readonly ids: readonly SchemaId[];
  readonly hidden: ReadonlySet<string>;
}

/** The context in which one schema is converted. */
export interface JsonSchemaWriter {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** Returns a reference to the definition of other schemas. */
  readonly refer: (place: Place) => JsonSchema;
}

type Keywords = Readonly<Record<string, unknown>>;

/** The assertions of a single node, as JSON Schema keywords. */
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
  const { properties, patternProperties = [], propertyNames, additional, dependentRequired } = node;
  const patterns = patternProperties.map(
    ({ pattern, schema }) => [pattern, inside(schema)] as const,
  );
  return {
    ...toPropertyKeywords(
      // Their schemas are written where all parts are known; here they only do not count as additional.
      additional === undefined ? [] : properties.map(({ name }) => [name, true]),
      patterns,
    ),
    ...(additional !== undefined && {
      additionalProperties: typeof additional === 'boolean' ? additional : inside(additional),
    }),
    ...(propertyNames !== undefined && { propertyNames: inside(propertyNames) }),
    ...(dependentRequired !== undefined && {
      dependentRequired: Object.fromEntries(
        dependentRequired.map(({ name, required }) => [name, required.filter(isHere)]),
      ),
    }),
  };
}

/** Properties by name and by pattern. Ajv does not see the name `__proto__`, which is therefore a pattern. */
export function toPropertyKeywords(
  properties: readonly (readonly [name: string, schema: JsonSchema])[],
  patterns: readonly (readonly [pattern: string, schema: JsonSchema])[] = [],
): Keywords {
  const isSeen = ([name]: readonly [string, JsonSchema]) => name !== '__proto__';
  const named = properties.filter(isSeen);
  const unseen = properties.filter((property) => !isSeen(property));
  const byPattern = [...patterns, ...unseen.map(([, schema]) => ['^__proto__$', schema] as const)];
  return {
    ...(named.length > 0 && { properties: Object.fromEntries(named) }),
    ...(byPattern.length > 0 && { patternProperties: Object.fromEntries(byPattern) }),
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
      // The keyword's own name. A schema is never awaited.
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

/** A limit as JSON Schema keywords. */
export function toBoundKeywords(bound: Bound): Readonly<Record<string, unknown>> {
  switch (bound.kind) {
    case 'length':
      return toSpan('minLength', 'maxLength', bound);
    case 'items':
      return toSpan('minItems', 'maxItems', bound);
    case 'properties':
      return toSpan('minProperties', 'maxProperties', bound);
    case 'range':
      return {
        ...toLimit('minimum', bound.min),
        ...toLimit('maximum', bound.max),
        ...toLimit('exclusiveMinimum', bound.exclusiveMin),
        ...toLimit('exclusiveMaximum', bound.exclusiveMax),
      };
    case 'pattern':
      return { pattern: bound.pattern };
    case 'multiple':
      return { multipleOf: Number(bound.of) };
    case 'unique':
      return { uniqueItems: true };
    default:
      return assertNever(bound);
  }
}

function toSpan(
  least: string,
  most: string,
  { min, max }: { readonly min?: number; readonly max?: number },
): Readonly<Record<string, number>> {
  return { ...(min !== undefined && { [least]: min }), ...(max !== undefined && { [most]: max }) };
}

function toLimit(keyword: string, digits: Digits | undefined): Readonly<Record<string, number>> {
  return digits === undefined ? {} : { [keyword]: Number(digits) };
}
