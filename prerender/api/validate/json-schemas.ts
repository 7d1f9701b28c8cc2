import { assertNever } from '../../../src/model/assert-never';
import type { Digits } from '../../../src/model/exact-number';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import { listOpenUnions, listParts } from '../../../src/model/schema/parts';
import { openClosedParts } from '../../../src/model/schema/properties';
import type {
  Bound,
  Direction,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
} from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { isOrNull } from '../../../src/model/schema/types';

/** A JSON Schema (2020-12) as data. A keyword that is undefined is not there. */
type JsonSchema = boolean | Keywords;

type Keywords = Readonly<Record<string, unknown>>;

/** The schemas of a graph as JSON Schemas that refer to each other by name. */
export interface JsonSchemas {
  /** The name of a schema, or of several that hold at once. */
  readonly getName: (ref: SchemaRef) => string;
  /** Takes the schemas named since the last call, with everything they reference. */
  readonly takeNew: () => readonly (readonly [name: string, schema: Keywords])[];
}

/** Schemas that apply together, and the names that an enclosing schema hides. */
interface Place {
  readonly ids: readonly SchemaId[];
  readonly hidden: ReadonlySet<string>;
}

/** The context in which one schema is written. */
interface Writer {
  readonly graph: SchemaGraph;
  readonly direction: Direction;
  /** A reference to the definition of schemas; what is no schema stays. */
  readonly refer: (
    ref: SchemaRef | boolean | undefined,
    hidden?: ReadonlySet<string>,
  ) => JsonSchema | undefined;
}

/**
 * Writes schemas as JSON Schema 2020-12 for one direction, each once.
 *
 * Properties of the other direction are never required and not allowed.
 */
export function createJsonSchemas(graph: SchemaGraph, direction: Direction): JsonSchemas {
  const names = new Map<string, string>();
  const open: (readonly [name: string, place: Place])[] = [];

  function getName(ref: SchemaRef, hidden: ReadonlySet<string> = new Set()): string {
    const ids = toIds(ref);
    const key = JSON.stringify([ids, [...hidden].toSorted()]);
    const name = names.get(key) ?? `s${names.size}`;
    if (!names.has(key)) open.push([name, { ids, hidden }]);
    names.set(key, name);
    return name;
  }

  const writer: Writer = {
    graph,
    direction,
    refer: (ref, hidden) =>
      ref === undefined || typeof ref === 'boolean' ? ref : { $ref: getName(ref, hidden) },
  };
  return {
    getName,
    takeNew: () => {
      const written: (readonly [string, Keywords])[] = [];
      // Writing a schema can name others.
      for (const [name, place] of open) written.push([name, toDefinition(writer, place)]);
      open.length = 0;
      return written;
    },
  };
}

/** The schema of a property that exists only in the other direction: allows no value, and identifies the reason. */
export const OTHER_DIRECTION = { not: {} } as const;

function toDefinition(writer: Writer, { ids, hidden: around }: Place): Keywords {
  const { graph, direction, refer } = writer;
  const schema = toEffectiveSchema(graph, ids, direction);
  const hidden = new Set([...around, ...schema.hidden]);
  const prefixItems = schema.prefixItems.map((ref) => refer(ref));
  const [only] = ids.length === 1 ? ids.map((id) => getSchema(graph, id)) : [];
  return {
    allOf: listBranches(writer, ids, hidden),
    ...toPropertyKeywords([
      ...schema.properties.map(({ name, schema: ref }) => [name, refer(ref)] as const),
      ...[...hidden].map((name) => [name, OTHER_DIRECTION] as const),
    ]),
    prefixItems: prefixItems.length > 0 ? prefixItems : undefined,
    items: refer(schema.items),
    // In the schema that encloses everything they depend on.
    unevaluatedProperties: refer(only?.unevaluated),
    unevaluatedItems: refer(only?.unevaluatedItems),
  };
}

/** Lists all parts side by side. Null need not satisfy a part that allows it, nor what that refers to. */
function listBranches(
  writer: Writer,
  ids: readonly SchemaId[],
  hidden: ReadonlySet<string>,
): readonly (JsonSchema | undefined)[] {
  const { graph, refer } = writer;
  const parts = listParts(graph, ids);
  const ofNull = listParts(graph, ids, (node) => !isOrNull(node)).filter((node) => !isOrNull(node));
  const strict = new Set(ofNull.map(({ id }) => id));
  const orNull = ({ id }: SchemaNode, schema: JsonSchema | undefined) =>
    strict.has(id) ? schema : { anyOf: [{ type: 'null' }, schema] };
  const rests = parts.filter((part) => hasRest(part) && !(ids.length === 1 && ids[0] === part.id));
  return [
    ...openClosedParts(graph, parts).map((part) =>
      orNull(part, toNodeKeywords(writer, part, hidden)),
    ),
    ...rests.map((part) => orNull(part, refer(part.id, hidden))),
  ];
}

function hasRest({ unevaluated, unevaluatedItems }: SchemaNode): boolean {
  return unevaluated !== undefined || unevaluatedItems !== undefined;
}

/** The assertions of a single node, as JSON Schema keywords. */
function toNodeKeywords(
  { refer }: Writer,
  node: SchemaNode,
  hidden: ReadonlySet<string>,
): JsonSchema {
  if (node.never === true) return false;
  const { contains, condition, dependentRequired = [], dependentSchemas = [] } = node;
  const isHere = (name: string) => !hidden.has(name);
  const around = (id: SchemaId | undefined) => refer(id, hidden);
  const unions = listOpenUnions([node]).filter(({ inherited }) => inherited !== true);
  return {
    ...Object.assign({}, ...node.bounds.map(toBoundKeywords)),
    ...toPropertyKeywords(
      // Their schemas are written where all parts are known; here they only do not count as additional.
      node.additional === undefined ? [] : node.properties.map(({ name }) => [name, true]),
      (node.patternProperties ?? []).map(({ pattern, schema }) => [pattern, refer(schema)]),
    ),
    additionalProperties: refer(node.additional),
    propertyNames: refer(node.propertyNames),
    required: node.required.filter(isHere),
    dependentRequired: Object.fromEntries(
      dependentRequired.map(({ name, required }) => [name, required.filter(isHere)]),
    ),
    dependentSchemas: Object.fromEntries(
      dependentSchemas.map(({ name, schema }) => [name, around(schema)]),
    ),
    contains: refer(contains?.schema),
    minContains: contains?.min,
    maxContains: contains?.max,
    allOf: [
      toValueKeywords(node),
      ...unions.map(({ kind, variants, nullable }) => {
        const choices = variants.map(({ schema }) => around(schema));
        return { [kind]: nullable === true ? [...choices, { type: 'null' }] : choices };
      }),
    ],
    not: around(node.not),
    if: around(condition?.if),
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, which is never awaited
    then: around(condition?.then),
    else: around(condition?.else),
  };
}

function toValueKeywords({ types, nullable, constant, values, format }: SchemaNode): Keywords {
  const orNull = nullable ? [null] : [];
  const choices = [values.map(({ value }) => value), constant === undefined ? [] : [constant]];
  return {
    type: types.length > 0 ? [...types, ...(nullable ? ['null'] : [])] : undefined,
    allOf: choices
      .filter((texts) => texts.length > 0)
      .map((texts) => ({ enum: [...texts.map((text): unknown => JSON.parse(text)), ...orNull] })),
    format,
  };
}

type Entry = readonly [name: string, schema: JsonSchema | undefined];

/** Properties by name and by pattern. Ajv does not see the name `__proto__`, which is therefore a pattern. */
function toPropertyKeywords(
  properties: readonly Entry[],
  patterns: readonly Entry[] = [],
): Keywords {
  const isSeen = ([name]: Entry) => name !== '__proto__';
  const unseen = properties.filter((property) => !isSeen(property));
  return {
    properties: Object.fromEntries(properties.filter(isSeen)),
    patternProperties: Object.fromEntries([
      ...patterns,
      ...unseen.map(([, schema]) => ['^__proto__$', schema] as const),
    ]),
  };
}

function toBoundKeywords(bound: Bound): Keywords {
  switch (bound.kind) {
    case 'length':
      return { minLength: bound.min, maxLength: bound.max };
    case 'items':
      return { minItems: bound.min, maxItems: bound.max };
    case 'properties':
      return { minProperties: bound.min, maxProperties: bound.max };
    case 'range':
      return {
        minimum: toNumber(bound.min),
        maximum: toNumber(bound.max),
        exclusiveMinimum: toNumber(bound.exclusiveMin),
        exclusiveMaximum: toNumber(bound.exclusiveMax),
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

function toNumber(digits: Digits | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}
