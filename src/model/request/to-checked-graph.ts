import type { SchemaGraph, SchemaNode } from '../reference/schema';
import { toGraph } from '../reference/schema';
import type { LeanNode } from './call';

/** The graph of schemas that came without what goes without saying. */
export function toCheckedGraph(nodes: readonly LeanNode[]): SchemaGraph {
  return toGraph(nodes.map((node) => ({ ...usual, ...node })));
}

const usual: Omit<SchemaNode, 'id'> = {
  description: [],
  types: [],
  nullable: false,
  values: [],
  examples: [],
  bounds: [],
  readOnly: false,
  writeOnly: false,
  deprecated: false,
  properties: [],
  required: [],
  allOf: [],
  unions: [],
};
