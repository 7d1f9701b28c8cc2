import type { SchemaNode } from '../../src/model/reference/schema';
import { toIds } from '../../src/model/reference/effective-schema';
import { silentSchema } from '../../src/model/reference/silent-schema';
import type { Call, CallField, LeanNode } from '../../src/model/request/call';
import type { SchemaGraphBuilder } from './schema-graph';

/** The schemas that decide whether a call's values are valid, with nothing that only a reader needs. */
export function listLeanNodes(graph: SchemaGraphBuilder, call: Call): readonly LeanNode[] {
  const ids = [
    ...call.parameters.flatMap(listIds),
    ...call.bodies.flatMap(({ schema, fields = [] }) => [
      ...(schema === undefined ? [] : [schema]),
      ...fields.flatMap(listIds),
    ]),
  ];
  return graph.reach(ids).map(toLeanNode);
}

function listIds({ schema }: CallField): readonly string[] {
  return schema === undefined ? [] : toIds(schema);
}

function toLeanNode(node: SchemaNode): LeanNode {
  const said = Object.entries(node).filter(
    ([key, value]) => !unneeded.has(key) && !isUsual(key, value),
  );
  const lean = Object.fromEntries(said) as unknown as LeanNode;
  return node.values.length === 0
    ? lean
    : { ...lean, values: node.values.map(({ value }) => ({ value })) };
}

const unneeded = new Set([
  'name',
  'title',
  'description',
  'externalDocs',
  'default',
  'examples',
  'deprecated',
  'xml',
]);

/** A flag that is not set, or an empty list; `additional: false` says something. */
function isUsual(key: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return key in silentSchema && value === silentSchema[key as keyof typeof silentSchema];
}
