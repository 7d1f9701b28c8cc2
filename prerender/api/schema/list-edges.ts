import type { SchemaId, SchemaNode } from '../../../src/model/schema/schema';

/** The schemas that a schema leads to, except its parts and its variants. */
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
