import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaNode, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { DocumentGraph } from './schema-graph';

/** Whether a value holds a secret, by its name or by a schema inside it. Links must not contain secrets. */
export function isSecret(graph: DocumentGraph, name: string, schema: SchemaRef): boolean {
  return isSecretName(name) || holdsPassword(graph, schema);
}

/** Whether there is a password anywhere inside a value. */
export function holdsPassword(graph: DocumentGraph, schema: SchemaRef): boolean {
  return hasPasswords(graph.nodes) && graph.reach(toIds(schema)).some(isPassword);
}

/** Most documents have none. */
const hasPasswords = oncePer((nodes: SchemaGraph) => [...nodes.values()].some(isPassword));

function isPassword({ format, properties }: SchemaNode): boolean {
  return format === 'password' || properties.some(({ name }) => isSecretName(name));
}

const secretWords =
  /passw|passphrase|secret|credential|token|assertion|api[-_]?key|private[-_]?key|session|authori[sz]ation|(?:^|[-_])auth(?:$|[-_])|saml_?response/i;

/** Tokens that only page through a list. */
const harmless = /^(?:(?:next|previous|page|continuation|cursor|sync)[-_]?)+token$/i;

function isSecretName(name: string): boolean {
  return secretWords.test(name) && !harmless.test(name);
}
