import type { SchemaNode } from './schema';

/** What a schema is that says nothing: every node is this, and what its schema says. */
export const silentSchema: Omit<SchemaNode, 'id'> = {
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
