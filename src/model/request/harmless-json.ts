import type { SchemaGraph, SchemaId, SchemaNode, SchemaRef } from '../schema/schema';
import { toIds } from '../schema/schema';
import type { ExactJson } from './exact-json';
import { isCompound, isExactList, isExactObject, toCompactJson } from './exact-json';
import { isSecretName, isSecretText } from './secrets';

/** A value without the parts that are not known to be harmless. */
export interface HarmlessJson {
  /** Undefined if nothing is left. */
  readonly kept: ExactJson | undefined;
  /** The paths of what is not kept, such as `billing.card`; an empty one is the value itself. */
  readonly left: readonly string[];
}

/** Deeper values are nobody's work by hand. */
const MAX_DEPTH = 64;

/** A value with its schemas, and the published value in its place. */
export interface JsonPlace {
  readonly value: ExactJson;
  readonly before: ExactJson | undefined;
  readonly schema: SchemaRef;
  readonly path: string;
  /** The name of the value says that it is no secret, so that a free text may be kept. */
  readonly isNamed: boolean;
}

interface ListPlace extends JsonPlace {
  readonly value: readonly ExactJson[];
}

interface ObjectPlace extends JsonPlace {
  readonly value: ReadonlyMap<string, ExactJson>;
}

/**
 * Keeps what is published, and what stands where the schemas declare a harmless value.
 *
 * All other values become the published ones again.
 */
export function toHarmlessJson(graph: SchemaGraph, place: JsonPlace, depth = 0): HarmlessJson {
  const { value, before, schema, isNamed } = place;
  if (before !== undefined && toCompactJson(before) === toCompactJson(value)) return keep(value);
  const nodes = listApplying(graph, schema);
  if (depth > MAX_DEPTH || nodes.some(isSecretSchema)) return drop(place);
  if (isExactObject(value)) return toHarmlessObject(graph, { ...place, value }, nodes, depth);
  if (isExactList(value)) return toHarmlessList(graph, { ...place, value }, nodes, depth);
  const isHarmless =
    typeof value !== 'string' || isClosedText(nodes, value) || (isNamed && !isSecretText(value));
  return isHarmless ? keep(value) : drop(place);
}

function toHarmlessList(
  graph: SchemaGraph,
  place: ListPlace,
  nodes: readonly SchemaNode[],
  depth: number,
): HarmlessJson {
  const { value, before, path, isNamed } = place;
  const items = value.map((item, index) =>
    toHarmlessJson(
      graph,
      {
        value: item,
        before: isExactList(before) ? before[index] : undefined,
        schema: nodes.flatMap(({ items: all = [], prefixItems = [] }) =>
          toIds(prefixItems[index] ?? all),
        ),
        path,
        isNamed,
      },
      depth + 1,
    ),
  );
  // Without an item the others would stand in places that are not theirs.
  const isWhole = items.every(({ kept }) => kept !== undefined);
  return isWhole
    ? {
        kept: items.flatMap(({ kept }) => (kept === undefined ? [] : [kept])),
        left: listLeft(items),
      }
    : drop(place);
}

function toHarmlessObject(
  graph: SchemaGraph,
  { value, before, path }: ObjectPlace,
  nodes: readonly SchemaNode[],
  depth: number,
): HarmlessJson {
  const members = Array.from(value, ([name, item]) => {
    const schema = nodes
      .flatMap(({ properties }) => properties)
      .filter((property) => property.name === name)
      .map((property) => property.schema);
    const place: JsonPlace = {
      value: item,
      before: isExactObject(before) ? before.get(name) : undefined,
      schema,
      path: path === '' ? name : `${path}.${name}`,
      isNamed: true,
    };
    const isKnown = schema.length > 0 && !isSecretName(name);
    return { name, ...(isKnown ? toHarmlessJson(graph, place, depth + 1) : keepPublished(place)) };
  });
  return {
    kept: toObject(members),
    left: listLeft(members),
  };
}

/** The object of the members that are kept. */
export function toObject(
  members: readonly (HarmlessJson & { readonly name: string })[],
): ReadonlyMap<string, ExactJson> {
  return new Map(
    members.flatMap(({ name, kept }) => (kept === undefined ? [] : [[name, kept] as const])),
  );
}

/** The value if it is the published one, which is no secret. */
export function keepPublished(place: JsonPlace): HarmlessJson {
  const { value, before } = place;
  const isPublished = before !== undefined && toCompactJson(before) === toCompactJson(value);
  return isPublished ? keep(value) : drop(place);
}

function keep(value: ExactJson): HarmlessJson {
  return { kept: value, left: [] };
}

function drop({ before, path }: JsonPlace): HarmlessJson {
  return { kept: before, left: [path] };
}

function listLeft(parts: readonly HarmlessJson[]): readonly string[] {
  return [...new Set(parts.flatMap(({ left }) => left))];
}

/** All schemas that say something about a value: their parts and variants, too. */
export function listApplying(graph: SchemaGraph, schema: SchemaRef): readonly SchemaNode[] {
  const seen = new Set<SchemaId>();
  const nodes: SchemaNode[] = [];
  const queue = [...toIds(schema)];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    const node = seen.has(id) ? undefined : graph.get(id);
    seen.add(id);
    if (node === undefined) continue;
    nodes.push(node);
    queue.push(...listParts(node));
  }
  return nodes;
}

function listParts({
  allOf,
  unions,
  condition,
  dependentSchemas = [],
}: SchemaNode): readonly SchemaId[] {
  return [
    ...allOf,
    ...unions.flatMap(({ variants }) => variants.map(({ schema }) => schema)),
    ...[condition?.then, condition?.else].filter((id) => id !== undefined),
    ...dependentSchemas.map(({ schema }) => schema),
  ];
}

/** A password, or a text that is only ever sent. */
export function isSecretSchema(node: SchemaNode): boolean {
  return node.format === 'password' || (node.writeOnly && !isClosed(node) && isText(node));
}

function isText({ types }: SchemaNode): boolean {
  return types.length === 0 || types.includes('string');
}

/** True for a schema that lists its values, or excludes free text. */
function isClosed({ types, values, constant, format = '' }: SchemaNode): boolean {
  const isListed = values.length > 0 || constant !== undefined;
  return isListed || dates.has(format) || (types.length > 0 && !types.includes('string'));
}

const date = /^(?:\d{4}-\d\d|\d\d:\d\d)[\d:.+ TZ-]{0,30}$|^P[\dYMDTHSW.]{1,30}$/i;

const dates: ReadonlySet<string> = new Set(['date', 'date-time', 'time', 'duration']);

/** True for a date, and for a text that the schemas list. */
function isClosedText(nodes: readonly SchemaNode[], text: string): boolean {
  const json = JSON.stringify(text);
  return nodes.some(
    ({ values, constant, format = '' }) =>
      constant === json ||
      values.some(({ value }) => value === json) ||
      (dates.has(format) && date.test(text)),
  );
}

/** True for a number, a truth value, a date or one that its schema lists, and for a list of such. */
export function isSafeAnywhere(
  graph: SchemaGraph,
  schema: SchemaRef | undefined,
  value: ExactJson,
): boolean {
  const nodes = schema === undefined ? [] : listApplying(graph, schema);
  if (isExactList(value)) {
    const items = nodes.flatMap((node) => toIds(node.items ?? []));
    return value.every((item) => !isCompound(item) && isSafeAnywhere(graph, items, item));
  }
  return !isCompound(value) && (typeof value !== 'string' || isClosedText(nodes, value));
}
