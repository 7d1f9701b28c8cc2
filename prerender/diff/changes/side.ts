import type {
  SchemaGraph,
  SchemaId,
  SchemaNode,
  SchemaRef,
} from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { listParts } from '../../../src/model/schema/parts';
import { toJsonText } from '../../../src/model/json-text';
import type { OpenApiDocument, Spec } from '../../api/document/document';
import { listReferencedObjects } from '../../api/document/objects';
import { findAt } from '../../api/document/pointer';
import type { SchemaKeywords, SchemaObject } from '../../api/document/schema-object';
import { listSchemaRoots } from '../../api/operation/schema-roots';
import { dropInternal } from '../../api/read/internal-parts';
import { createSchemaGraph } from '../../api/schema/schema-graph';
import { toSchemaNode } from '../../api/schema/schema-node';
import type { FilePosition } from '../../sources/position';
import type { ToText } from '../../text/rich-text';

/** One of two versions of an API: what readers see of it, its schemas, and where they are. */
export interface Side {
  readonly document: OpenApiDocument;
  readonly graph: SchemaGraph;
  /** The schema of a part of the document; none allows anything. */
  readonly getRef: (schema: SchemaObject | undefined) => SchemaRef;
  readonly locate: (keys: readonly string[]) => FilePosition;
  /** The keys of something in a schema, or else of its last part; undefined if it is not in the document. */
  readonly findKeys: (ref: SchemaRef, inner?: readonly string[]) => readonly string[] | undefined;
  /** Adds a schema that a value is to satisfy. A `$ref` in it is the id of a schema. */
  readonly add: (schema: SchemaKeywords) => SchemaId;
}

export function toSide(spec: Spec): Side {
  const document = dropInternal(spec.document);
  const { nodes, getId, find } = createSchemaGraph(document, toPlainText, listSchemaRoots);
  const graph = new Map(nodes);
  const places = new Map<SchemaId, readonly string[]>();
  for (const { kind, value, keys } of listReferencedObjects(document)) {
    const id = kind === 'schemas' ? find(value) : undefined;
    if (id !== undefined && !places.has(id)) places.set(id, keys);
  }
  return {
    document,
    graph,
    getRef: (schema) => (schema === undefined ? [] : getId(schema)),
    locate: (keys) => spec.locate(keys),
    findKeys: (ref, inner = []) => {
      const all = listParts(graph, toIds(ref)).flatMap(({ id }) => {
        const keys = places.get(id);
        return keys === undefined ? [] : [keys];
      });
      const own = all.find((keys) => findAt(document, [...keys, ...inner]) !== undefined);
      return own === undefined ? all.at(-1) : [...own, ...inner];
    },
    add: (schema) => addSchema(graph, schema, `shown ${toJsonText(schema)}`),
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
