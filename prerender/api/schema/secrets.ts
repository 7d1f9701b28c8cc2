import { oncePer } from '../../../src/model/once-per';
import { isSecretSchema } from '../../../src/model/request/harmless-json';
import { isSecretName } from '../../../src/model/request/secrets';
import type { SchemaGraph, SchemaNode, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { DocumentGraph } from './schema-graph';

/** True for a value with a secret, by its name or by a schema inside it: the form masks it, and no link holds it. */
export function isSecret(graph: DocumentGraph, name: string, schema: SchemaRef): boolean {
  if (isSecretName(name)) return true;
  if (!hasSecrets(graph.nodes)) return false;
  const known = getAnswers(graph.nodes);
  const ids = toIds(schema);
  const key = ids.join('\n');
  const answer = known.get(key) ?? STEPS.some((most) => graph.reach(ids, most).some(holdsSecret));
  known.set(key, answer);
  return answer;
}

/** How many schemas to look at first, because a secret is often near. */
const STEPS = [1, 30, Infinity];

/** The fields of many operations refer to the same schemas, each of which may reach thousands. */
const getAnswers = oncePer((_: SchemaGraph) => new Map<string, boolean>());

/** Most documents have none. */
const hasSecrets = oncePer((nodes: SchemaGraph) => [...nodes.values()].some(holdsSecret));

function holdsSecret(node: SchemaNode): boolean {
  return isSecretSchema(node) || node.properties.some(({ name }) => isSecretName(name));
}
