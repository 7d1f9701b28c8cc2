import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaId, SchemaRef } from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { listNeighbours } from './form-schemas';
import type { DocumentGraph } from './schema-graph';

/** True for a value that the API declares to be a secret, and for a list or a map of such values. */
export function isSecretSchema(graph: SchemaGraph, schema: SchemaRef): boolean {
  const open = new Set(toIds(schema));
  // Grows during the loop.
  for (const id of open) {
    const node = getSchema(graph, id);
    if (node.format === 'password' || node.writeOnly) return true;
    // The value of a property has a name of its own.
    for (const next of listNeighbours({ ...node, properties: [] })) open.add(next);
  }
  return false;
}

/** The names of the properties that schemas reach and that the API declares to be secrets. */
export function listSecretNames(graph: DocumentGraph, ids: readonly SchemaId[]): readonly string[] {
  const secrets = getSecrets(graph.nodes);
  // Most documents have none.
  if (secrets.size === 0) return [];
  const properties = graph.reach(ids).flatMap((node) => node.properties);
  return [...new Set(properties.filter((one) => secrets.has(one.schema)).map(({ name }) => name))];
}

const getSecrets = oncePer(
  (graph: SchemaGraph): ReadonlySet<SchemaId> =>
    new Set([...graph.keys()].filter((id) => isSecretSchema(graph, id))),
);
