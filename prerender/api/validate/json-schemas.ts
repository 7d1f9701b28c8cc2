import type {
  Direction,
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
} from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { isOrNull } from '../../../src/model/schema/types';
import { listParts } from '../../../src/model/schema/parts';
import { openClosedParts } from '../../../src/model/schema/properties';
import { toEffectiveSchema } from '../../../src/model/schema/effective-schema';
import type { JsonSchema, JsonSchemaWriter, Place } from './json-schema';
import { toNodeKeywords, toPropertyKeywords } from './json-schema';

/** The schemas of a graph as JSON Schemas that refer to each other by name. */
export interface JsonSchemas {
  /** The name of a schema, or of several that hold at once. */
  readonly getName: (ref: SchemaRef) => string;
  /** Takes the schemas named since the last call, with everything they reference. */
  readonly takeNew: () => readonly (readonly [name: string, schema: JsonSchema])[];
}

/**
 * Writes schemas as JSON Schema 2020-12 for one direction, each once.
 *
 * Properties of the other direction are never required and not allowed.
 */
export function createJsonSchemas(graph: SchemaGraph, direction: Direction): JsonSchemas {
  const names = new Map<string, string>();
  const open: (readonly [name: string, place: Place])[] = [];

  function toName(place: Place): string {
    const key = JSON.stringify([place.ids, [...place.hidden].toSorted()]);
    const name = names.get(key) ?? `s${names.size}`;
    if (!names.has(key)) open.push([name, place]);
    names.set(key, name);
    return name;
  }

  const writer = { graph, direction, refer: (place: Place) => ({ $ref: toName(place) }) };
  return {
    getName: (ref) => toName({ ids: toIds(ref), hidden: new Set() }),
    takeNew: () => {
      const written: (readonly [string, JsonSchema])[] = [];
      // Writing a schema can name others.
      for (const [name, place] of open) written.push([name, toDefinition(writer, place)]);
      open.length = 0;
      return written;
    },
  };
}

/** The schema of a property that exists only in the other direction: allows no value, and identifies the reason. */
export const OTHER_DIRECTION = { not: {} } as const;

function toDefinition(writer: JsonSchemaWriter, { ids, hidden: around }: Place): JsonSchema {
  const { graph, direction, refer } = writer;
  const schema = toEffectiveSchema(graph, ids, direction);
  const hidden = new Set([...around, ...schema.hidden]);
  const inside = (ref: SchemaRef) => refer({ ids: toIds(ref), hidden: new Set() });
  const { items, prefixItems } = schema;
  return {
    allOf: listBranches(writer, ids, hidden),
    ...toPropertyKeywords([
      ...schema.properties.map(({ name, schema: ref }) => [name, inside(ref)] as const),
      ...[...hidden].map((name) => [name, OTHER_DIRECTION] as const),
    ]),
    ...(prefixItems.length > 0 && { prefixItems: prefixItems.map(inside) }),
    ...(items !== undefined && { items: inside(items) }),
    ...toRestKeywords(writer, ids),
  };
}

/** Puts the `unevaluated…` keywords in the schema that encloses everything they depend on. */
function toRestKeywords(
  { graph, refer }: JsonSchemaWriter,
  ids: readonly SchemaId[],
): { readonly [keyword: string]: JsonSchema } {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return {};
  const { unevaluated, unevaluatedItems } = getSchema(graph, id);
  const toRest = (rest: boolean | SchemaId) =>
    typeof rest === 'boolean' ? rest : refer({ ids: [rest], hidden: new Set() });
  return {
    ...(unevaluated !== undefined && { unevaluatedProperties: toRest(unevaluated) }),
    ...(unevaluatedItems !== undefined && { unevaluatedItems: toRest(unevaluatedItems) }),
  };
}

function hasRest({ unevaluated, unevaluatedItems }: SchemaNode): boolean {
  return unevaluated !== undefined || unevaluatedItems !== undefined;
}

/** Lists all parts side by side; nested like the original if one of them may be null. */
function listBranches(
  writer: JsonSchemaWriter,
  ids: readonly SchemaId[],
  hidden: ReadonlySet<string>,
): readonly JsonSchema[] {
  const { graph, refer } = writer;
  const parts = listParts(graph, ids);
  if (parts.some(isOrNull)) return ids.map((id) => toBranch(writer, id, hidden, []));
  const rests = parts.filter((part) => hasRest(part) && !(ids.length === 1 && ids[0] === part.id));
  return [
    ...openClosedParts(graph, parts).map((part) => toNodeKeywords(writer, part, hidden)),
    ...rests.map(({ id }) => refer({ ids: [id], hidden })),
  ];
}

function toBranch(
  writer: JsonSchemaWriter,
  id: SchemaId,
  hidden: ReadonlySet<string>,
  inside: readonly SchemaId[],
): JsonSchema {
  const node = getSchema(writer.graph, id);
  const own = toNodeKeywords(writer, node, hidden);
  const parts = node.allOf
    .filter((part) => part !== id && !inside.includes(part))
    .map((part) => toBranch(writer, part, hidden, [...inside, id]));
  const all = { allOf: [own, ...parts] };
  return isOrNull(node) ? { anyOf: [{ type: 'null' }, all] } : all;
}
