import type { SchemaGraph, SchemaRef } from '../schema/schema';
import { isSecretSchema, listApplying } from './harmless-json';
import type { FormTemplate } from './request-template';
import { toFormGraph } from './request-template';

/** The names of the values that an operation declares to be secret, at any depth of its bodies. */
export function listDeclaredSecrets({ nodes, bodies }: FormTemplate): ReadonlySet<string> {
  const graph = toFormGraph(nodes);
  // A field that only holds a secret somewhere inside it is JSON.
  const fields = bodies
    .flatMap(({ fields: all = [] }) => all)
    .filter(({ kind, secret }) => secret === true && kind !== 'json');
  const properties = [...graph.values()]
    .flatMap((node) => node.properties)
    .filter(({ schema }) => isSecretRef(graph, schema));
  return new Set([...fields, ...properties].map(({ name }) => name));
}

function isSecretRef(graph: SchemaGraph, schema: SchemaRef): boolean {
  return listApplying(graph, schema).some(isSecretSchema);
}
