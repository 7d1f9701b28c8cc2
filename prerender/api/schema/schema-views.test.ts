import { describe, expect, it } from 'vitest';
import { toNode } from '../../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../../src/model/schema/schema';
import { toGraph } from '../../../src/model/schema/schema';
import type { SchemaView, SchemaViews } from '../../../src/model/schema/schema-view';
import type { PageRoot } from './schema-views';
import { toOwnViews, toSchemaViews } from './schema-views';

const text = toNode('text', { types: ['string'] });

function toRoot(schema: string, root: Partial<PageRoot> = {}): PageRoot {
  return { anchor: 'body', direction: 'response', schema, ...root };
}

function show(nodes: readonly SchemaNode[], root: Partial<PageRoot> = {}): SchemaViews {
  return toSchemaViews(toGraph(nodes), [toRoot(nodes[0]?.id ?? '', root)]);
}

/** The view of a field, by the names that lead to it. */
function find({ list, roots }: SchemaViews, ...names: readonly string[]): SchemaView | undefined {
  const start = list[roots[0]?.shown ?? -1];
  return names.reduce((view, name) => {
    const row = view?.rows?.find((one) => one.name === name);
    return row && list[row.schema];
  }, start);
}

/** An object with a field for each name, of the schema with that id. */
function toObject(id: string, schemas: Readonly<Record<string, string>>, name?: string) {
  const properties = Object.entries(schemas).map(([key, schema]) => ({ name: key, schema }));
  return toNode(id, { types: ['object'], properties, ...(name !== undefined && { name }) });
}

/** Named schemas that each refer to all others, so a tree of them is endless. */
function toTangle(count: number): readonly SchemaNode[] {
  const names = Array.from({ length: count }, (_, index) => `Node${index}`);
  const others = Object.fromEntries(names.map((name) => [`to${name}`, name]));
  return [...names.map((name) => toObject(name, { own: 'text', ...others }, name)), text];
}

/** An object with so many fields of text. */
function toWide(id: string, count: number, name?: string): SchemaNode {
  const fields = Array.from({ length: count }, (_, index) => [`field${index}`, 'text']);
  return toObject(id, Object.fromEntries(fields), name);
}

describe('the schemas of a page', () => {
  it('are those that the roots reach, and nothing else', () => {
    const root = toNode('root', { properties: [{ name: 'a', schema: 'text' }] });
    const views = show([root, text, toNode('other')]);
    expect(views.list).toHaveLength(2);
    expect(find(views, 'a')).toEqual({ types: ['string'] });
  });

  it('have the same number where they are the same, in one direction and the other', () => {
    const views = toOwnViews(toGraph([toObject('root', { a: 'text' }), text]), 'root', 'Root');
    expect(new Set(views.roots.map(({ shown }) => shown)).size).toBe(1);
    expect(views.roots.map(({ anchor }) => anchor)).toEqual(['Root', '!request', '!response']);
  });

  it('differ by direction', () => {
    const secret = toNode('secret', { types: ['string'], writeOnly: true });
    const root = toObject('root', { a: 'secret' });
    const { roots, list } = toOwnViews(toGraph([root, secret]), 'root', 'Root');
    expect(roots.map(({ shown }) => list[shown]?.rows?.length)).toEqual([1, 1, undefined]);
  });

  it('keep names that every JavaScript object inherits', () => {
    const root = toNode('root', {
      properties: ['__proto__', 'constructor'].map((name) => ({ name, schema: 'text' })),
    });
    const rows = find(show([root, text]))?.rows;
    expect(rows?.map(({ name }) => name)).toEqual(['__proto__', 'constructor']);
  });

  it('are found fast, however many paths lead through them', () => {
    const doubles = Array.from({ length: 40 }, (_, index) => {
      const next = index === 39 ? 'text' : `Level${index + 1}`;
      return toObject(`Level${index}`, { left: next, right: next }, `Level${index}`);
    });
    expect(show([...doubles, text]).list.length).toBeLessThan(60);
  });
});

describe('a named schema', () => {
  it('is shown two levels deep, and then refers to its page', () => {
    const views = show(toTangle(70));
    for (const name of ['toNode1', 'toNode69']) {
      const own = find(views, name);
      expect(own?.cut).toBeUndefined();
      expect(own?.rows).toHaveLength(71);
    }
    expect(find(views, 'toNode1', 'toNode2')).toEqual({
      name: 'Node2',
      types: ['object'],
      cut: { page: 'schemas/Node2', holds: 'fields' },
    });
  });

  it('counts neither lists nor choices as levels', () => {
    const variants = ['Card', 'Cash'].map((name) => ({ schema: name, label: name }));
    const nodes = [
      toObject('root', { members: 'list' }),
      toNode('list', { types: ['array'], items: 'Payment' }),
      toNode('Payment', { name: 'Payment', unions: [{ kind: 'oneOf', variants }] }),
      toObject('Card', { bank: 'Bank' }, 'Card'),
      toObject('Cash', { till: 'text' }, 'Cash'),
      toNode('Bank', { name: 'Bank', unions: [{ kind: 'anyOf', variants }] }),
      text,
    ];
    const { list, roots } = show(nodes);
    const members = find({ list, roots }, 'members');
    const payment = list[members?.items ?? -1];
    const card = list[payment?.unions?.[0]?.variants[0]?.schema ?? -1];
    expect(list[card?.rows?.[0]?.schema ?? -1]).toEqual({
      name: 'Bank',
      unions: [{ kind: 'anyOf', variants: [] }],
      cut: { page: 'schemas/Bank', holds: 'choices' },
    });
  });

  it('leaves out what is said of all its fields where it leaves them out', () => {
    const inner = { ...toObject('Inner', { a: 'text' }, 'Inner'), additional: false };
    const root = toObject('root', { one: 'Middle' });
    const views = show([root, toObject('Middle', { two: 'Inner' }, 'Middle'), inner, text]);
    expect(find(views, 'one', 'two')).toEqual({
      name: 'Inner',
      types: ['object'],
      cut: { page: 'schemas/Inner', holds: 'fields' },
    });
  });

  it('has all values of an enum', () => {
    const values = Array.from({ length: 400 }, (_, index) => ({ value: `"${index}"` }));
    const views = show([
      toObject('root', { a: 'choice' }),
      toNode('choice', { types: ['string'], values }),
    ]);
    expect(find(views, 'a')?.values).toHaveLength(400);
  });

  it('has all fields, however many', () => {
    expect(find(show([toWide('Wide', 20_000, 'Wide'), text]))?.rows).toHaveLength(20_000);
  });

  it('is never inside itself', () => {
    const views = show([toObject('Node', { next: 'Node' }, 'Node')]);
    expect(find(views, 'next')?.cut).toEqual({ page: 'schemas/Node', holds: 'fields' });
  });

  it('opens in place where the page has very many lines', () => {
    const { list } = show(toTangle(300));
    expect(list.filter(({ rows }) => rows !== undefined).length).toBeLessThan(50);
    expect(find(show(toTangle(300)), 'toNode299')?.cut).toEqual({
      page: 'schemas/Node299',
      holds: 'fields',
    });
  });
});

describe('a body', () => {
  it('is said once, and referred to', () => {
    const nodes = [toObject('Problem', { type: 'text' }, 'Problem'), text];
    const anchors = ['response-400', 'response-401', 'response-403'];
    const { roots } = toSchemaViews(
      toGraph(nodes),
      anchors.map((anchor) => toRoot('Problem', { anchor, isBody: true })),
    );
    expect(roots.map(({ sameAs }) => sameAs)).toEqual([undefined, anchors[0], anchors[0]]);
    expect(new Set(roots.map(({ shown }) => shown)).size).toBe(1);
  });

  it('is referred to by its media type', () => {
    const nodes = [toObject('Note', { text: 'text' }, 'Note'), text];
    const { roots } = toSchemaViews(toGraph(nodes), [
      toRoot('Note', { anchor: 'body', isBody: true, mediaType: 'application/json' }),
      toRoot('Note', { anchor: 'body(text/xml)', isBody: true, mediaType: 'text/xml' }),
    ]);
    expect(roots[1]).toMatchObject({ sameAs: 'body', mediaType: 'application/json' });
  });

  it('of another direction is said again', () => {
    const nodes = [toObject('Team', { name: 'text' }, 'Team'), text];
    const { roots } = toSchemaViews(toGraph(nodes), [
      toRoot('Team', { direction: 'request', isBody: true }),
      toRoot('Team', { anchor: 'response-200', isBody: true }),
    ]);
    expect(roots.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined]);
  });
});

describe('a schema without a name', () => {
  /** A chain of objects without names, each in the field of the one before. */
  function toChain(count: number, last: string): readonly SchemaNode[] {
    const ids = Array.from({ length: count }, (_, index) => `level${index}`);
    return ids.map((id, index) => toObject(id, { in: ids[index + 1] ?? last, own: 'text' }));
  }

  const toPath = (length: number) => Array.from({ length }, () => 'in');

  it('is wherever the schema around it is', () => {
    const nodes = toTangle(70).map((node) =>
      node.id === 'Node1'
        ? { ...node, properties: [{ name: 'own', schema: 'Node1.own' }, ...node.properties] }
        : node,
    );
    const views = show([...nodes, toWide('Node1.own', 3)]);
    expect(find(views, 'toNode1', 'own', 'field0')).toEqual({ types: ['string'] });
  });

  it('is shown eight levels deep, and then refers to no page', () => {
    const views = show([...toChain(12, 'text'), text]);
    expect(find(views, ...toPath(7))?.rows).toHaveLength(2);
    expect(find(views, ...toPath(8))).toEqual({ types: ['object'], cut: { holds: 'fields' } });
  });

  it('is shown whole if it has eight levels', () => {
    const { list } = show([...toChain(8, 'text'), text]);
    expect(list.filter(({ cut }) => cut !== undefined)).toEqual([]);
  });

  it('does not take the named ones inside it deeper than others', () => {
    const team = toObject('Team', { name: 'text' }, 'Team');
    const views = show([...toChain(4, 'Team'), team, text]);
    expect(find(views, ...toPath(4))?.cut).toEqual({ page: 'schemas/Team', holds: 'fields' });
  });

  it('ends where it is inside itself', () => {
    const views = show([toObject('root', { next: 'root' })]);
    expect(find(views, 'next')?.cut).toEqual({ holds: 'fields' });
  });

  it('ends even if schemas lead to each other in every order', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `node${index}`);
    const nodes = ids.map((id) => toObject(id, Object.fromEntries(ids.map((to) => [to, to]))));
    expect(find(show(nodes), 'node1')?.rows).toHaveLength(30);
  });
});
