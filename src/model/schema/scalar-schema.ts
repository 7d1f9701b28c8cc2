import { mergeBounds } from './bounds';
import { listContradictions } from './contradictions';
import type { SchemaGraph, SchemaNode } from './schema';
import { mergeTypes } from './types';

/**
 * A schema with nothing inside, as most fields of a large document are. There is nothing to merge.
 *
 * A document may have hundreds of thousands, so it shares all that it can with its node.
 */
export function toScalar(graph: SchemaGraph, node: SchemaNode) {
  const { types, nullable } = mergeTypes(graph, [node.id], [node]);
  const { name, page, title, never, constant, format, xml } = node;
  const { contentMediaType, contentEncoding, contentSchema } = node;
  return {
    id: node.id,
    description: node.description,
    externalDocs: node.externalDocs === undefined ? none : [node.externalDocs],
    examples: node.examples,
    partExamples: none,
    types,
    nullable,
    values: node.values,
    bounds: mergeBounds(node.bounds),
    readOnly: node.readOnly,
    writeOnly: node.writeOnly,
    deprecated: node.deprecated,
    contradictions: canContradict(node) ? listContradictions([node]) : none,
    parts: [node.id],
    properties: none,
    required: none,
    hidden: none,
    patternProperties: none,
    dependentRequired: none,
    dependentSchemas: none,
    prefixItems: none,
    contains: none,
    unions: none,
    not: none,
    conditions: none,
    ...(name !== undefined && { name }),
    ...(page !== undefined && { page }),
    ...(title !== undefined && { title }),
    ...(never !== undefined && { never }),
    ...(format !== undefined && { format }),
    ...(contentMediaType !== undefined && { contentMediaType }),
    ...(contentEncoding !== undefined && { contentEncoding }),
    ...(contentSchema !== undefined && { contentSchema }),
    ...(constant !== undefined && { constant }),
    ...(node.default !== undefined && { default: node.default }),
    ...(xml !== undefined && { xml }),
  };
}

const none: readonly never[] = [];

/** True for a schema that says more of its values than their types. */
function canContradict({ format, constant, values, bounds }: SchemaNode): boolean {
  return (format ?? constant) !== undefined || values.length + bounds.length > 0;
}
