import { oncePer } from '../../../src/model/once-per';
import type { SchemaGraph, SchemaNode, SchemaRef } from '../../../src/model/schema/schema';
import { getSchema, toIds } from '../../../src/model/schema/schema';
import { listNeighbours } from '../../api/schema/form-schemas';

/** Compares schemas of two graphs, and everything that they lead to; words do not count. */
export function createIsSame(
  one: SchemaGraph,
  other: SchemaGraph,
): (a: SchemaRef, b: SchemaRef) => boolean {
  const same = new Set<string>();
  const different = new Set<string>();
  return (a, b) => {
    const whole = toKey(a, b);
    // Until a difference is found, all pairs on the way count as the same: circles end there.
    const open = new Map([[whole, [toIds(a), toIds(b)] as const]]);
    for (const [key, [ids, others]] of open) {
      if (same.has(key)) continue;
      const nodes = ids.map((id) => getSchema(one, id));
      const otherNodes = others.map((id) => getSchema(other, id));
      if (different.has(key) || toShapes(nodes) !== toShapes(otherNodes)) {
        different.add(key).add(whole);
        return false;
      }
      const next = otherNodes.flatMap(listNeighbours);
      for (const [index, id] of nodes.flatMap(listNeighbours).entries()) {
        const beside = next[index] ?? '';
        open.set(toKey(id, beside), [[id], [beside]]);
      }
    }
    for (const key of open.keys()) same.add(key);
    return true;
  };
}

function toKey(a: SchemaRef, b: SchemaRef): string {
  return JSON.stringify([toIds(a), toIds(b)]);
}

function toShapes(nodes: readonly SchemaNode[]): string {
  return nodes.map(toShape).join('\n');
}

/** All that a schema says of values by itself, with a mark in the place of each other schema. */
const toShape = oncePer((node: SchemaNode): string => {
  const { id, name, page, title, description, externalDocs, examples, xml, ...said } = node;
  const { default: standard, deprecated, values, ...limiting } = said;
  return JSON.stringify({ ...limiting, values: values.map(({ value }) => value) }, (key, value) => {
    if (key === 'label') return undefined;
    if (lists.has(key)) return (value as readonly unknown[]).length;
    return references.has(key) && typeof value === 'string' ? MARK : (value as unknown);
  });
});

const MARK = '#';

const lists = new Set(['allOf', 'prefixItems']);

const references = new Set([
  'schema',
  'propertyNames',
  'additional',
  'unevaluated',
  'items',
  'unevaluatedItems',
  'contentSchema',
  'not',
  'if',
  'then',
  'else',
]);
