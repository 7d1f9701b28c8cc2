import type { SchemaRef } from '../../src/model/reference/effective-schema';
import { toIds } from '../../src/model/reference/effective-schema';
import type { SchemaGraphBuilder } from './schema-graph';

/** Whether a value holds a secret, which no link may carry: its name says so, or a schema inside it. */
export function isSecret(graph: SchemaGraphBuilder, name: string, schema: SchemaRef): boolean {
  return isSecretName(name) || holdsPassword(graph, schema);
}

/** Whether there is a password anywhere inside a value. */
export function holdsPassword(graph: SchemaGraphBuilder, schema: SchemaRef): boolean {
  const nodes = graph.reach(toIds(schema));
  return nodes.some(
    ({ format, properties }) =>
      format === 'password' || properties.some(({ name }) => isSecretName(name)),
  );
}

const secretWords =
  /passw|passphrase|secret|credential|token|assertion|api[-_]?key|private[-_]?key|session|authori[sz]ation|(?:^|[-_])auth(?:$|[-_])|saml_?response/i;

/** Tokens that only lead through a list. */
const harmless = /^(?:(?:next|previous|page|continuation|cursor|sync)[-_]?)+token$/i;

function isSecretName(name: string): boolean {
  return secretWords.test(name) && !harmless.test(name);
}
