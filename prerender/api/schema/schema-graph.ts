import type { SchemaGraph, SchemaId, SchemaNode, Union } from '../../../src/model/schema/schema';
import { listOpenUnions, listParts } from '../../../src/model/schema/parts';
import { getSchema } from '../../../src/model/schema/schema';
import { getNamedPages, toNamedPage } from '../../../src/model/api/schema-page';
import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from './inheritance';
import { findAt } from '../document/pointer';
import { getSchemaNames } from '../document/components';
import type { SchemaScope } from './references';
import type { SchemaObject } from '../document/schema-object';
import { createSchemaScopes } from './references';
import type { SchemaKeys } from './schema-id';
import { toComponentReference, toPlaceId } from './schema-id';
import { toSchemaNode } from './schema-node';
import type { ToText } from '../../text/rich-text';

/** All schemas of a document. Complete before the first one is read. */
export interface DocumentGraph {
  readonly nodes: SchemaGraph;
  /** The id of a schema in an operation; a `$ref` has the id of its component. */
  readonly getId: (schema: SchemaObject, id: SchemaId) => SchemaId;
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
    getId: (schema, id) => get().getId(schema, id),
    find: (schema) => get().find(schema),
    reach: (ids, enough) => listReachedSchemas(get().nodes, ids, enough),
  };
}

/** A schema that has an id but is not converted yet. */
interface OpenSchema {
  readonly schema: SchemaObject;
  readonly id: SchemaId;
  readonly scope: SchemaScope;
  /** The name of the component. */
  readonly name?: string;
}

function buildGraph(
  document: OpenApiDocument,
  toText: ToText,
  roots: readonly SchemaRoot[],
): Pick<DocumentGraph, 'nodes' | 'getId' | 'find'> {
  const nodes = new Map<SchemaId, SchemaNode>();
  const sources = new Map<SchemaId, SchemaObject>();
  const ids = new Map<object, SchemaId>();
  const open: OpenSchema[] = [];
  const scopes = createSchemaScopes(document);
  const findDerived = createFindDerived(document);

  /** Returns the schema itself, or the target of its reference. */
  function follow(schema: SchemaObject, id: SchemaId, scope: SchemaScope): OpenSchema {
    if (!isPureReference(schema)) return { schema, id, scope };
    const keys = scopes.find(schema, scope);
    return keys === undefined ? { schema: true, id, scope } : getAt(keys, scope);
  }

  function getAt(keys: SchemaKeys, scope: SchemaScope): OpenSchema {
    const name = keys.length === 3 && keys[1] === 'schemas' ? keys[2] : undefined;
    return {
      schema: getSchemaObject(document, keys),
      id: toPlaceId(keys) + scopes.toSuffix(keys, scope),
      scope: scopes.enter(keys, scope),
      ...(name !== undefined && { name }),
    };
  }

  /** Keeps two schemas with the same id apart, such as parameters that differ by operation. */
  function toOwnId({ schema, id }: OpenSchema): SchemaId {
    let own = id;
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

  /** Loops instead of recursing, so that no chain of references overflows the stack. */
  function convertOpen(): void {
    for (const found of open) nodes.set(found.id, convert(found));
    for (const { id } of open) nodes.set(id, markCircularUnions(nodes, id));
    open.length = 0;
  }

  function convert({ schema, id, scope, name }: OpenSchema): SchemaNode {
    return toSchemaNode({
      schema,
      id,
      toText,
      ...(name !== undefined && { name, ...toOwnPage(document, name) }),
      add: (child, childId) => add(follow(child, childId, scope)),
      resolve: (child) => resolve(child, scope),
      children: name === undefined ? [] : findDerived(name).map(toComponentReference),
    });
  }

  function resolve(schema: SchemaObject, scope: SchemaScope): SchemaObject | undefined {
    if (!isPureReference(schema)) return schema;
    const keys = scopes.find(schema, scope);
    return keys === undefined ? undefined : getSchemaObject(document, keys);
  }

  for (const name of Object.keys(findAt(document, ['components', 'schemas']) ?? {})) {
    add(getAt(['components', 'schemas', name], scopes.outermost));
  }
  convertOpen();
  for (const { schema, id } of roots) {
    add(follow(schema, id, scopes.outermost));
    convertOpen();
  }
  return {
    nodes,
    getId: (schema, id) => {
      const own = toOwnId(follow(schema, id, scopes.outermost));
      if (!sources.has(own)) throw new Error(`The schema "${id}" is missing from the graph.`);
      return own;
    },
    find: (schema) => ids.get(schema),
  };
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

function isPureReference(schema: SchemaObject): boolean {
  if (typeof schema === 'boolean') return false;
  const keywords = Object.keys(schema).filter((key) => key !== '$comment' && !key.startsWith('x-'));
  return keywords.length === 1 && (keywords[0] === '$ref' || keywords[0] === '$dynamicRef');
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
