import { oncePer } from '../../../src/model/once-per';
import { isSecretSchema } from '../../../src/model/request/harmless-json';
import { isSecretName } from '../../../src/model/request/secrets';
import type { SchemaGraph, SchemaNode, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { DocumentGraph } from './schema-graph';

/** Whether a value holds a secret, by its name or by a schema inside it: the form masks it, and no link holds it. */
export function isSecret(graph: DocumentGraph, name: string, schema: SchemaRef): boolean {
  if (isSecretName(name)) return true;
  return hasSecrets(graph.nodes) && graph.reach(toIds(schema)).some(holdsSecret);
}

/** Most documents have none. */
const hasSecrets = oncePer((nodes: SchemaGraph) => [...nodes.values()].some(holdsSecret));

function holdsSecret(node: SchemaNode): boolean {
  return isSecretSchema(node) || node.properties.some(({ name }) => isSecretName(name));
}
