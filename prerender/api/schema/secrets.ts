import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaNode, SchemaRef } from '../../../src/model/schema/schema';
import { toIds } from '../../../src/model/schema/schema';
import type { SchemaGraphBuilder } from './schema-graph';

/** Whether a value holds a secret, which no link may carry: its name says so, or a schema inside it. */
export function isSecret(graph: SchemaGraphBuilder, name: string, schema: SchemaRef): boolean {
  return isSecretName(name) || holdsPassword(graph, schema);
}

/** Whether there is a password anywhere inside a value. */
export function holdsPassword(graph: SchemaGraphBuilder, schema: SchemaRef): boolean {
  const answers = getKnown(graph);
  const key = JSON.stringify(schema);
  const answer =
    answers.get(key) ?? (mayHold(graph.nodes) && graph.reach(toIds(schema)).some(isPassword));
  answers.set(key, answer);
  return answer;
}

/** Many fields have one schema, and a schema may reach all others. */
const getKnown = oncePer((_: SchemaGraphBuilder) => new Map<string, boolean>());

/** Most documents have none at all. A graph grows: what was read of it is not read again. */
function mayHold(nodes: SchemaGraph): boolean {
  const { size, isThere } = passwords.get(nodes) ?? { size: 0, isThere: false };
  if (isThere || size === nodes.size) return isThere;
  const isThereNow = [...nodes.values()].slice(size).some(isPassword);
  passwords.set(nodes, { size: nodes.size, isThere: isThereNow });
  return isThereNow;
}

const passwords = new WeakMap<SchemaGraph, { readonly size: number; readonly isThere: boolean }>();

function isPassword({ format, properties }: SchemaNode): boolean {
  return format === 'password' || properties.some(({ name }) => isSecretName(name));
}

const secretWords =
  /passw|passphrase|secret|credential|token|assertion|api[-_]?key|private[-_]?key|session|authori[sz]ation|(?:^|[-_])auth(?:$|[-_])|saml_?response/i;

/** Tokens that only lead through a list. */
const harmless = /^(?:(?:next|previous|page|continuation|cursor|sync)[-_]?)+token$/i;

function isSecretName(name: string): boolean {
  return secretWords.test(name) && !harmless.test(name);
}
