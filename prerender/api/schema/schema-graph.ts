import type { SchemaGraph, SchemaId, SchemaNode, Union } from '../../../src/model/schema/schema';
import { listOpenUnions, listParts } from '../../../src/model/schema/parts';
import { getSchema } from '../../../src/model/schema/schema';
import { getNamedPages, toNamedPage } from '../../../src/model/api/schema-page';
import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from './inheritance';
import { findAt } from '../document/pointer';
import { getSchemaNames } from '../document/components';
import type { SchemaObject } from '../document/schema-object';
import { createSchemaIndex } from './references';
import type { SchemaKeys } from './schema-id';
import { toComponentReference, toPlaceId } from './schema-id';
import { toSchemaNode } from './schema-node';
import type { ToText } from '../../text/rich-text';

/** All schemas of a document. Complete before the first one is read. */
export interface DocumentGraph {
  readonly nodes: SchemaGraph;
  /** The id of a root; a `$ref` has the id of its component. */
  readonly getId: (schema: SchemaObject) => SchemaId;
  /** The id of a Schema Object of the document. */
  readonly find: (schema: object) => SchemaId | undefined;
  /** See {@link listReachedSchemas}. */
  readonly reach: (ids: readonly SchemaId[], enough?: number) => readonly SchemaNode[];
}

/** A schema outside the components, with the id that it gets. */
export interface SchemaRoot {
  readonly schema: SchemaObject;
  readonly id: SchemaId;
}

/** The graph of a document: its components, then the roots of its pages. Built on first use. */
export function createSchemaGraph(
  document: OpenApiDocument,
  toText: ToText,
  listRoots: (document: OpenApiDocument) => readonly SchemaRoot[],
): DocumentGraph {
  let built: Pick<DocumentGraph, 'nodes' | 'getId' | 'find'> | undefined;
  const get = () => (built ??= buildGraph(document, toText, listRoots(document)));
  return {
    get nodes() {
      return get().nodes;
    },
    getId: (schema) => get().getId(schema),
    find: (schema) => get().find(schema),
    reach: (ids, enough) => listReachedSchemas(get().nodes, ids, enough),
  };
}

/** A schema that has an id but is not converted yet. */
interface OpenSchema {
  readonly schema: SchemaObject;
  readonly id: SchemaId;
  readonly scope: Scope;
  /** The name of the component. */
  readonly name?: string;
}

/** Where the references of a schema start. */
interface Scope {
  readonly resource: string;
  /** The schemas that a generic one is filled with. */
  readonly fills?: Fills;
}

/** The `$defs` of a schema that fill each `$dynamicRef` to their `$dynamicAnchor` in what it refers to. */
interface Fills {
  /** The schema that has them. */
  readonly id: SchemaId;
  readonly byAnchor: ReadonlyMap<string, OpenSchema>;
}

function buildGraph(
  document: OpenApiDocument,
  toText: ToText,
  roots: readonly SchemaRoot[],
): Pick<DocumentGraph, 'nodes' | 'getId' | 'find'> {
  const nodes = new Map<SchemaId, SchemaNode>();
  const sources = new Map<SchemaId, SchemaObject>();
  const ids = new Map<object, SchemaId>();
  /** The ids of schemas that are named by a pointer. */
  const places = new Map<SchemaObject, SchemaId>();
  const open: OpenSchema[] = [];
  const index = createSchemaIndex(document);
  const findDerived = createFindDerived(document);

  /** Returns the schema itself, or the target of its reference. */
  function follow(schema: SchemaObject, id: SchemaId, scope: Scope): OpenSchema {
    const ref = findReference(schema);
    if (ref === undefined) return { schema, id, scope };
    const fill = findFill(schema, scope);
    if (fill !== undefined) return follow(fill.schema, fill.id, fill.scope);
    const keys = index.find(ref, scope.resource);
    return keys === undefined ? { schema: true, id, scope } : getAt(keys, scope.fills);
  }

  function getAt(keys: SchemaKeys, fills?: Fills): OpenSchema {
    const name = keys.length === 3 && keys[1] === 'schemas' ? keys[2] : undefined;
    const schema = getSchemaObject(document, keys);
    const resource = index.findResource(keys);
    const named = name === undefined ? {} : { name };
    const id = toPlaceId(keys);
    if (fills !== undefined && isGeneric(document, keys))
      return { schema, id: `${id}(${fills.id})`, scope: { resource, fills }, ...named };
    const scope = { resource };
    if (name !== undefined || typeof schema === 'boolean') return { schema, id, scope, ...named };
    // The id that it has as a child of its parent, or will have there.
    const kept = ids.get(schema) ?? id;
    places.set(schema, kept);
    return { schema, id: kept, scope };
  }

  /** Keeps two schemas with the same id apart, such as parameters that differ by operation. */
  function toOwnId({ schema, id, name, scope }: OpenSchema): SchemaId {
    const isPlain = name === undefined && scope.fills === undefined;
    let own = (isPlain ? places.get(schema) : undefined) ?? id;
    while (sources.has(own) && sources.get(own) !== schema) own += "'";
    return own;
  }

  function add(found: OpenSchema): SchemaId {
    const { schema } = found;
    const id = toOwnId(found);
    if (sources.has(id)) return id;
    sources.set(id, schema);
    if (typeof schema === 'object' && !ids.has(schema)) ids.set(schema, id);
    open.push({ ...found, id });
    return id;
  }

  function convert({ schema, id, scope, name }: OpenSchema): SchemaNode {
    const inner = enter(schema, id, scope);
    return toSchemaNode({
      schema,
      id,
      toText,
      ...(name !== undefined && { name, ...toOwnPage(document, name) }),
      add: (child, childId) => add(follow(child, childId, inner)),
      resolve: (child) => resolve(child, inner),
      children: name === undefined ? [] : findDerived(name).map(toComponentReference),
    });
  }

  function resolve(schema: SchemaObject, scope: Scope): SchemaObject | undefined {
    const ref = findReference(schema);
    if (ref === undefined) return schema;
    const keys = index.find(ref, scope.resource);
    return (
      findFill(schema, scope)?.schema ??
      (keys === undefined ? undefined : getSchemaObject(document, keys))
    );
  }

  for (const name of Object.keys(findAt(document, ['components', 'schemas']) ?? {})) {
    add(getAt(['components', 'schemas', name]));
  }
  for (const { schema, id } of roots) add(follow(schema, id, DOCUMENT));
  // Converting one adds those inside it: no chain of references overflows the stack.
  for (const found of open) nodes.set(found.id, convert(found));
  for (const id of nodes.keys()) nodes.set(id, markCircularUnions(nodes, id));
  return {
    nodes,
    getId: (schema) => {
      const known = typeof schema === 'object' ? ids.get(schema) : undefined;
      const id = known ?? toOwnId(follow(schema, String(schema !== false), DOCUMENT));
      if (!sources.has(id)) throw new Error('A schema is missing from the graph.');
      return id;
    },
    find: (schema) => ids.get(schema),
  };
}

/** The resource of what is in no other one. */
const DOCUMENT: Scope = { resource: '' };

/** The scope within a schema. What fills the schema itself has the last word. */
function enter(schema: SchemaObject, id: SchemaId, scope: Scope): Scope {
  const { $defs = {} } = typeof schema === 'boolean' ? {} : schema;
  const { resource, fills } = scope;
  const own = Object.entries($defs).flatMap(([key, value]): [string, OpenSchema][] => {
    const anchor = typeof value === 'boolean' ? undefined : value.$dynamicAnchor;
    const found = { schema: value, id: `${id}/$defs/${key}`, scope: { resource } };
    return anchor === undefined ? [] : [[anchor, found]];
  });
  if (own.length === 0) return scope;
  const byAnchor = new Map([...own, ...(fills?.byAnchor ?? [])]);
  return { resource, fills: { id: fills?.id ?? id, byAnchor } };
}

function findFill(schema: SchemaObject, { fills }: Scope): OpenSchema | undefined {
  const ref = typeof schema === 'boolean' ? undefined : schema.$dynamicRef;
  return ref === undefined ? undefined : fills?.byAnchor.get(ref.replace(/^#/, ''));
}

/** True for a component with a `$dynamicRef`, and for what is in one. */
function isGeneric(document: OpenApiDocument, keys: SchemaKeys): boolean {
  return JSON.stringify(getSchemaObject(document, keys.slice(0, 3))).includes('"$dynamicRef"');
}

/** The page of a component whose name alone does not tell it. */
function toOwnPage(document: OpenApiDocument, name: string): Pick<SchemaNode, 'page'> {
  const page = getNamedPages(getSchemaNames(document)).get(name);
  return page === undefined || page === toNamedPage(name) ? {} : { page };
}

/** References are checked before, so the target is a schema. */
function getSchemaObject(document: OpenApiDocument, keys: SchemaKeys): SchemaObject {
  return findAt(document, keys) as SchemaObject;
}

/** The reference that a schema consists of. */
function findReference(schema: SchemaObject): string | undefined {
  if (typeof schema === 'boolean') return undefined;
  const keywords = Object.keys(schema).filter((key) => key !== '$comment' && !key.startsWith('x-'));
  return keywords.length === 1 ? (schema.$ref ?? schema.$dynamicRef) : undefined;
}

/** Marks unions of a schema's children as inherited: a child does not choose again. */
function markCircularUnions(nodes: ReadonlyMap<SchemaId, SchemaNode>, id: SchemaId): SchemaNode {
  const node = getSchema(nodes, id);
  const isCircular = ({ variants }: Union) =>
    variants.some(({ schema }) => listParts(nodes, [schema]).some((part) => part.id === id));
  if (!node.unions.some((union) => union.inherited !== true && isCircular(union))) return node;
  return {
    ...node,
    unions: node.unions.map((union) => (isCircular(union) ? { ...union, inherited: true } : union)),
  };
}

/**
 * The nodes that some schemas reach, including themselves, each once, nearest first.
 * Returns at least `enough` of them, or all.
 *
 * A child does not reach the other children of its parent.
 */
export function listReachedSchemas(
  graph: SchemaGraph,
  ids: readonly SchemaId[],
  enough = Infinity,
): readonly SchemaNode[] {
  const reached = new Map<SchemaId, SchemaNode>();
  const held = new Set<Union>();
  // Grows during the loop.
  const open = new Set(ids.filter((id) => graph.has(id)));
  for (const id of open) {
    if (reached.size >= enough) break;
    const parts = listParts(graph, [id]);
    const unions = listOpenUnions(parts);
    for (const part of parts) reached.set(part.id, part);
    for (const union of unions) held.add(union);
    for (const next of parts.flatMap(listEdges)) open.add(next);
    for (const next of unions.flatMap(listVariants)) open.add(next);
  }
  return [...reached.values()].map((node) =>
    node.unions.every((union) => held.has(union))
      ? node
      : { ...node, unions: node.unions.filter((union) => held.has(union)) },
  );
}

function listVariants({ variants }: Union): readonly SchemaId[] {
  return variants.map(({ schema }) => schema);
}

/** The schemas that a schema refers to, except its parts and variants. */
export function listEdges(node: SchemaNode): readonly SchemaId[] {
  const { additional, unevaluated, unevaluatedItems, condition } = node;
  const edges = [
    ...node.properties.map(({ schema }) => schema),
    ...(node.patternProperties ?? []).map(({ schema }) => schema),
    node.propertyNames,
    additional,
    unevaluated,
    ...(node.dependentSchemas ?? []).map(({ schema }) => schema),
    node.items,
    ...(node.prefixItems ?? []),
    node.contains?.schema,
    unevaluatedItems,
    node.contentSchema,
    node.not,
    condition?.if,
    condition?.then,
    condition?.else,
  ];
  return edges.filter((edge) => typeof edge === 'string');
}
