import type { SchemaId, SchemaNode } from '../../src/model/reference/schema';
import type { OpenApiDocument, SchemaKeywords, SchemaObject } from './document';
import { findAt, toKeys } from './pointer';
import { toIdPart } from './to-id-part';
import type { ToText } from './to-schema-node';
import { toSchemaNode } from './to-schema-node';

/** Collects an API's schemas as nodes that name each other. */
export interface SchemaGraphBuilder {
  /** Adds a schema that stands in an operation, and returns its id; a `$ref` keeps its component's id. */
  readonly add: (schema: SchemaObject, id: SchemaId) => SchemaId;
  /** The nodes that the given ones reach, themselves included, each once. */
  readonly reach: (ids: readonly SchemaId[]) => readonly SchemaNode[];
}

/** Starts an empty graph over a document. */
export function createSchemaGraph(document: OpenApiDocument, toText: ToText): SchemaGraphBuilder {
  const nodes = new Map<SchemaId, SchemaNode>();
  const sources = new Map<SchemaId, SchemaObject>();

  function add(schema: SchemaObject, id: SchemaId): SchemaId {
    if (isPureReference(schema)) return addComponent(schema.$ref);
    const own = toFreeId(schema, id);
    if (!nodes.has(own)) place(schema, own);
    return own;
  }

  /** Two schemas in places of one name, such as parameters that differ by operation, stay apart. */
  function toFreeId(schema: SchemaObject, id: SchemaId): SchemaId {
    let free = id;
    while (sources.has(free) && sources.get(free) !== schema) free += "'";
    sources.set(free, schema);
    return free;
  }

  function addComponent(ref: string): SchemaId {
    const keys = toKeys(ref);
    const id = toComponentId(keys);
    if (!nodes.has(id)) place(getSchemaObject(document, keys), id, keys.at(-1));
    return id;
  }

  function place(schema: SchemaObject, id: SchemaId, name?: string): void {
    // Stands in for the node while its own children are added: one of them may refer back to it.
    nodes.set(id, toSchemaNode({ schema: true, id, add, toText }));
    nodes.set(id, toSchemaNode({ schema, id, add, toText, ...(name !== undefined && { name }) }));
  }

  function reach(ids: readonly SchemaId[]): readonly SchemaNode[] {
    const reached = new Map<SchemaId, SchemaNode>();
    const open = ids.toReversed();
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const node = nodes.get(id);
      if (node === undefined || reached.has(id)) continue;
      reached.set(id, node);
      open.push(...listEdges(node).toReversed());
    }
    return [...reached.values()];
  }

  return { add, reach };
}

/** References were checked, so what they name is there. */
function getSchemaObject(document: OpenApiDocument, keys: readonly string[]): SchemaObject {
  return findAt(document, keys) as SchemaObject;
}

function isPureReference(
  schema: SchemaObject,
): schema is SchemaKeywords & { readonly $ref: string } {
  return (
    typeof schema === 'object' && schema.$ref !== undefined && Object.keys(schema).length === 1
  );
}

/** `Team` for a component, the whole pointer for any other place. */
function toComponentId(keys: readonly string[]): SchemaId {
  const [first, second, name, ...rest] = keys;
  return first === 'components' && second === 'schemas' && name !== undefined && rest.length === 0
    ? toIdPart(name)
    : keys.join('/');
}

function listEdges(node: SchemaNode): readonly SchemaId[] {
  return [
    ...node.allOf,
    ...node.properties.map((property) => property.schema),
    ...(node.items === undefined ? [] : [node.items]),
    ...(typeof node.additional === 'string' ? [node.additional] : []),
    ...node.unions.flatMap(({ variants }) => variants.map((variant) => variant.schema)),
  ];
}
