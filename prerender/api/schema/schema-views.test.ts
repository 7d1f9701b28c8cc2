import { describe, expect, it } from 'vitest';
import { toNode } from '../../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../../src/model/schema/schema';
import { toGraph } from '../../../src/model/schema/schema';
import type { SchemaViews } from '../../../src/model/schema/schema-view';
import { toSchemaViews } from './schema-views';

const text = toNode('text', { types: ['string'] });

function show(nodes: readonly SchemaNode[], schema = nodes[0]?.id ?? ''): SchemaViews {
  return toSchemaViews(toGraph(nodes), [{ view: 'response', schema }]);
}

/** Schemas that each refer to all others, so a tree of them is endless. */
function toTangle(count: number): readonly SchemaNode[] {
  const names = Array.from({ length: count }, (_, index) => `Node${index}`);
  return [
    text,
    ...names.map((name) =>
      toNode(name, {
        name,
        types: ['object'],
        properties: [
          ...names.map((other) => ({ name: `to${other}`, schema: other })),
          { name: 'own', schema: `${name}.own` },
        ],
      }),
    ),
    ...names.map((name) =>
      toNode(`${name}.own`, { properties: [{ name: 'inner', schema: `${name}.own.inner` }] }),
    ),
    ...names.map((name) => toNode(`${name}.own.inner`, { types: ['string'] })),
  ];
}

describe('toSchemaViews', () => {
  it('returns the schemas that the roots reach, and nothing else', () => {
    const root = toNode('root', { properties: [{ name: 'a', schema: 'text' }] });
    expect(show([root, text, toNode('other')]).list).toEqual([
      { types: ['object'], rows: [{ role: 'property', name: 'a', schema: 1 }] },
      { types: ['string'] },
    ]);
  });

  it('goes as deep as the size of the HTML allows', () => {
    const { list, depth } = show(toTangle(9), 'Node0');
    expect(depth).toBe(1);
    expect(list.filter(({ isCut }) => isCut)).toEqual([]);
  });

  it('goes less deep in APIs with hundreds of schemas, and so hundreds of pages', () => {
    const toNet = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        toNode(`Node${index}`, {
          name: `Node${index}`,
          types: ['object'],
          properties: [1, 2, 3, 4, 5].map((step) => ({
            name: `to${step}`,
            schema: `Node${(index * 5 + step) % count}`,
          })),
        }),
      );
    expect(show(toNet(200), 'Node0').depth).toBe(2);
    expect(show(toNet(400), 'Node0').depth).toBe(1);
  });

  it('reduces schemas that are too deep to their line', () => {
    const { list, depth } = show(toTangle(300), 'Node0');
    expect(depth).toBe(0);
    const line = list.find(({ name }) => name === 'Node1');
    expect(line).toEqual({ name: 'Node1', types: ['object'], isShared: true, isCut: true });
    expect(list.some(({ name }) => name === 'Node0')).toBe(true);
  });

  it('includes all of a schema that no other one refers to', () => {
    const { list } = show(toTangle(300), 'Node0');
    const inner = list.filter(({ rows }) => rows?.[0]?.name === 'inner');
    expect(inner).toHaveLength(1);
  });

  it('is fast, however many paths lead through the schemas', () => {
    const doubles = Array.from({ length: 40 }, (_, index) =>
      toNode(`Level${index}`, {
        name: `Level${index}`,
        properties: ['left', 'right'].map((name) => ({
          name,
          schema: index === 39 ? 'text' : `Level${index + 1}`,
        })),
      }),
    );
    const { list } = show([...doubles, text]);
    expect(list.length).toBeLessThan(20);
  });

  it('keeps names that every JavaScript object inherits', () => {
    const root = toNode('root', {
      properties: ['__proto__', 'constructor'].map((name) => ({ name, schema: 'text' })),
    });
    const [shown] = show([root, text]).list;
    expect(shown?.rows?.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
  });

  it('has one root per schema and direction', () => {
    const secret = toNode('secret', { types: ['string'], writeOnly: true });
    const root = toNode('root', { properties: [{ name: 'a', schema: 'secret' }] });
    const { roots, list } = toSchemaViews(toGraph([root, secret]), [
      { view: 'request', schema: 'root' },
      { view: 'response', schema: 'root' },
      { view: 'response', schema: 'root' },
    ]);
    expect(roots.map(([view]) => view)).toEqual(['request', 'response']);
    expect(roots.map(([, , id]) => list[id]?.rows?.length)).toEqual([1, undefined]);
  });
});
