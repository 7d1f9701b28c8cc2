import type { SchemaGraph, SchemaId, SchemaNode, Union } from '../../../src/model/schema/schema';
import { listOpenUnions, listParts } from '../../../src/model/schema/parts';
import { getSchema } from '../../../src/model/schema/schema';
import { getNamedPages, toNamedPage } from '../../../src/model/api/schema-page';
import type { OpenApiDocument } from '../document/document';
import { createFindDerived } from './inheritance';
import { findAt, toKeys } from '../document/pointer';
import { getSchemaNames } from '../document/components';
import type { SchemaKeywords, SchemaObject } from '../document/schema-object';
import { createSchemaIndex } from './references';
import type { SchemaKeys } from './schema-id';
import { toComponentReference, toIdPart, toPlaceId } from './schema-id';
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

/** The way to a schema, as far as its references depend on it. */
interface Scope {
  readonly resource: string;
  /** The resources with a `$dynamicAnchor` on the way, outermost first: they fill the generic schemas below. */
  readonly dynamic: readonly string[];
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
    const reference = findReference(schema);
    if (reference === undefined) return { schema, id, scope };
    const keys = findTarget(reference, scope);
    return keys === undefined ? { schema: true, id, scope } : getAt(keys, scope.dynamic);
  }

  /** A `$dynamicRef` leads to the outermost schema of its name. */
  function findTarget(
    { $ref, $dynamicRef = '' }: SchemaKeywords,
    { resource, dynamic }: Scope,
  ): SchemaKeys | undefined {
    if ($ref !== undefined) return index.find($ref, resource);
    const [, anchor = ''] = $dynamicRef.split('#');
    const outermost = dynamic.find((place) => index.hasDynamicAnchor(place, anchor));
    const filled = outermost === undefined ? undefined : index.find(`#${anchor}`, outermost);
    return filled ?? index.find($dynamicRef, resource);
  }

  function getAt(keys: SchemaKeys, dynamic: readonly string[] = []): OpenSchema {
    const name = keys.length === 3 && keys[1] === 'schemas' ? keys[2] : undefined;
    const schema = getSchemaObject(document, keys);
    const named = name === undefined ? {} : { name };
    const scope = enter(keys, dynamic);
    const fillers = listFillers(scope);
    const id = toPlaceId(keys) + (fillers.length > 0 ? `(${fillers.join()})` : '');
    if (fillers.length > 0) return { schema, id, scope, ...named };
    if (name !== undefined || typeof schema === 'boolean') return { schema, id, scope, ...named };
    // The id that it has as a child of its parent, or will have there.
    const kept = ids.get(schema) ?? id;
    places.set(schema, kept);
    return { schema, id: kept, scope };
  }

  function enter(keys: SchemaKeys, dynamic: readonly string[]): Scope {
    const resource = index.findResource(keys);
    if (!index.isGeneric(keys)) return { resource, dynamic: [] };
    const isNew = index.hasDynamicAnchor(resource) && !dynamic.includes(resource);
    return { resource, dynamic: isNew ? [...dynamic, resource] : dynamic };
  }

  /** Keeps two schemas with the same id apart, such as parameters that differ by operation. */
  function toOwnId({ schema, id, scope }: OpenSchema): SchemaId {
    let own = (listFillers(scope).length === 0 ? places.get(schema) : undefined) ?? id;
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

  function resolve(schema: SchemaObject, scope: Scope): SchemaObject | undefined {
    const reference = findReference(schema);
    if (reference === undefined) return schema;
    const keys = findTarget(reference, scope);
    return keys === undefined ? undefined : getSchemaObject(document, keys);
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
const DOCUMENT: Scope = { resource: '', dynamic: [] };

/** The page of a component whose name alone does not tell it. */
function toOwnPage(document: OpenApiDocument, name: string): Pick<SchemaNode, 'page'> {
  const page = getNamedPages(getSchemaNames(document)).get(name);
  return page === undefined || page === toNamedPage(name) ? {} : { page };
}

/** References are checked before, so the target is a schema. */
function getSchemaObject(document: OpenApiDocument, keys: SchemaKeys): SchemaObject {
  return findAt(document, keys) as SchemaObject;
}

/** A schema that is nothing but a reference. */
function findReference(schema: SchemaObject): SchemaKeywords | undefined {
  if (typeof schema === 'boolean') return undefined;
  const keywords = Object.keys(schema).filter((key) => key !== '$comment' && !key.startsWith('x-'));
  const isReference = keywords[0] === '$ref' || keywords[0] === '$dynamicRef';
  return isReference && keywords.length === 1 ? schema : undefined;
}

/** The names of the resources that fill a schema, if it is generic. */
function listFillers({ resource, dynamic }: Scope): readonly string[] {
  return dynamic
    .filter((place) => place !== resource)
    .map((place) => toIdPart(toKeys(place).at(-1) ?? ''));
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
