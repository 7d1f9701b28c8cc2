import { toJsonText } from '../../../src/model/json-text';
import { listParts } from '../../../src/model/schema/parts';
import type { Matches } from '../../../src/model/schema/pattern';
import type {
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
} from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import type { OpenApiDocument, Spec } from '../../api/document/document';
import { listReferencedObjects } from '../../api/document/objects';
import { findAt } from '../../api/document/pointer';
import type { SchemaKeywords, SchemaObject } from '../../api/document/schema-object';
import { listSchemaRoots } from '../../api/operation/schema-roots';
import { dropInternal } from '../../api/read/internal-parts';
import { createSchemaGraph } from '../../api/schema/schema-graph';
import { toSchemaNode } from '../../api/schema/schema-node';
import { createTimedMatches } from '../../api/schema/timed-patterns';
import type { FilePosition } from '../../sources/position';
import type { ToText } from '../../text/rich-text';
import { toSchemaClasses, withIds } from './schema-classes';

/** Something in both versions. */
export interface Both<Item> {
  readonly old: Item;
  readonly new: Item;
}

/** Two versions of an API, with the schemas of both in one graph, so that a schema may combine them. */
export interface Versions extends Both<Version> {
  readonly graph: SchemaGraph;
  readonly matches: Matches;
  /** True for schemas that differ in words only. */
  readonly isSame: (one: SchemaRef, other: SchemaRef) => boolean;
  /** Adds a schema that a value is to satisfy. A `$ref` in it is the id of a schema. */
  readonly add: (schema: SchemaKeywords) => SchemaId;
}

/** One version as readers see it. */
export interface Version {
  readonly document: OpenApiDocument;
  /** The schema of a part of the document; none allows anything. */
  readonly getRef: (schema: SchemaObject | undefined) => SchemaRef;
  readonly locate: (keys: readonly string[]) => FilePosition;
  /** The keys of something in a schema, or else of its last part; undefined if it is not in the document. */
  readonly findKeys: (ref: SchemaRef, inner?: readonly string[]) => readonly string[] | undefined;
}

export function toVersions(before: Spec, after: Spec): Versions {
  const graph = new Map<SchemaId, SchemaNode>();
  const [old, now] = [toVersion(before, graph, OLD), toVersion(after, graph, '')];
  const classes = toSchemaClasses(graph);
  const toClass = (ref: SchemaRef) =>
    toIds(ref)
      .map((id) => classes.get(id))
      .join();
  const timed = createTimedMatches();
  return {
    old,
    new: now,
    graph,
    matches: (pattern, text) => timed(pattern, text) ?? true,
    isSame: (one, other) => toClass(one) === toClass(other),
    add: (schema) => addSchema(graph, schema, `shown ${toJsonText(schema)}`),
  };
}

/** The start of the ids of old schemas. */
const OLD = 'old ';

function toVersion(spec: Spec, graph: Map<SchemaId, SchemaNode>, start: string): Version {
  const document = dropInternal(spec.document);
  const { nodes, getId, find } = createSchemaGraph(document, toPlainText, listSchemaRoots);
  const toOwnId = (id: SchemaId) => start + id;
  for (const node of nodes.values()) graph.set(toOwnId(node.id), withIds(node, toOwnId));
  const places = new Map<SchemaId, readonly string[]>();
  for (const { kind, value, keys } of listReferencedObjects(document).toReversed()) {
    const id = kind === 'schemas' ? find(value) : undefined;
    if (id !== undefined) places.set(toOwnId(id), keys);
  }
  return {
    document,
    getRef: (schema) => (schema === undefined ? [] : toOwnId(getId(schema))),
    locate: (keys) => spec.locate(keys),
    findKeys: (ref, inner = []) => {
      const all = listParts(graph, toIds(ref)).flatMap(({ id }) => {
        const keys = places.get(id);
        return keys === undefined ? [] : [keys];
      });
      const own = all.find((keys) => findAt(document, [...keys, ...inner]) !== undefined);
      return own === undefined ? all.at(-1) : [...own, ...inner];
    },
  };
}

const toPlainText: ToText = (markdown) => (markdown === undefined ? [] : [markdown]);

function addSchema(graph: Map<SchemaId, SchemaNode>, schema: SchemaObject, id: SchemaId): SchemaId {
  if (typeof schema === 'object' && schema.$ref !== undefined)
    return getSchema(graph, schema.$ref).id;
  if (graph.has(id)) return id;
  const add = (child: SchemaObject, childId: SchemaId) => addSchema(graph, child, childId);
  const context = { add, resolve: () => undefined, children: [] };
  graph.set(id, toSchemaNode({ schema, id, toText: toPlainText, ...context }));
  return id;
}
