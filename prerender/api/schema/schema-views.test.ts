import { describe, expect, it } from 'vitest';
import { toNode } from '../../../src/model/schema/fixtures/to-node';
import type { SchemaNode } from '../../../src/model/schema/schema';
import { toGraph } from '../../../src/model/schema/schema';
import type { SchemaView, SchemaViews } from '../../../src/model/schema/schema-view';
import type { PageRoot } from './page-places';
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

/** A text with so many possible values. */
function toChoice(id: string, count: number): SchemaNode {
  const values = Array.from({ length: count }, (_, index) => ({ value: `"v${index}"` }));
  return toNode(id, { types: ['string'], values });
}

describe('very many values', () => {
  const list = toNode('list', { types: ['array'], items: 'choice' });
  const nodes = [toObject('root', { a: 'list', b: 'choice', c: 'choice' }), list];
  const again = toObject('other', { d: 'choice' });

  function showTwice(count: number) {
    const graph = toGraph([...nodes, again, toChoice('choice', count)]);
    return toSchemaViews(graph, [
      toRoot('root', { anchor: 'body', isMain: true }),
      toRoot('other', { anchor: 'response-200', isMain: true }),
    ]);
  }

  it('stand on a page once, at the first field that has them', () => {
    const views = showTwice(600);
    const first = find(views, 'a');
    expect(views.list[first?.items ?? -1]?.values).toHaveLength(600);
    const same = { types: ['string'], sameValues: { count: 600, anchor: 'body.a' } };
    expect(find(views, 'b')).toEqual(same);
    expect(find({ ...views, roots: views.roots.slice(1) }, 'd')).toEqual(same);
    expect(JSON.stringify(views).match(/v599/g)).toHaveLength(1);
  });

  it('stand at each field if they are fewer', () => {
    expect(find(showTwice(40), 'c')?.values).toHaveLength(40);
  });

  it('stand once in each direction of a page of their own, which other pages show apart', () => {
    const graph = toGraph([...nodes, again, toChoice('choice', 600)]);
    const { list: views, roots } = toOwnViews(graph, 'root', 'Root');
    for (const { shown } of roots) {
      const [row] = views[shown]?.rows ?? [];
      const items = views[views[row?.schema ?? -1]?.items ?? -1];
      expect(items?.values).toHaveLength(600);
    }
  });
});

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

  it('are the own fields of every body first, then what is inside them', () => {
    const names = Array.from({ length: 8 }, (_, index) => `part${index}`);
    const nodes = [
      toObject('sent', Object.fromEntries(names.map((name) => [name, name]))),
      ...names.map((name) => toWide(name, 90)),
      toWide('received', 400),
      text,
    ];
    const { roots, list } = toSchemaViews(
      toGraph(nodes),
      ['sent', 'received'].map((id) => toRoot(id, { isMain: true })),
    );
    expect(roots.map(({ shown }) => list[shown]?.rows?.length)).toEqual([8, 400]);
    expect(list.filter(({ cut }) => cut !== undefined)).not.toEqual([]);
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

describe('what a page is about', () => {
  it('is shown two levels deep, however large the rest is', () => {
    const views = show(toTangle(70), { isMain: true });
    const own = find(views, 'toNode1');
    expect(own?.cut).toBeUndefined();
    expect(own?.rows).toHaveLength(71);
    expect(find(views, 'toNode1', 'toNode2')).toEqual({
      name: 'Node2',
      types: ['object'],
      cut: { page: 'schemas/Node2', holds: 'fields' },
    });
  });

  it('has all values of an enum', () => {
    const values = Array.from({ length: 400 }, (_, index) => ({ value: `"${index}"` }));
    const views = show(
      [toObject('root', { a: 'choice' }), toNode('choice', { types: ['string'], values })],
      { isMain: true },
    );
    expect(find(views, 'a')?.values).toHaveLength(400);
  });

  it('is shown in part if it is larger than a page may be', () => {
    const views = show([toWide('Wide', 2000, 'Wide'), text], { isMain: true });
    const root = find(views);
    const shown = root?.rows?.length ?? 0;
    expect(shown).toBeGreaterThan(400);
    expect(shown).toBeLessThan(1000);
    expect(root?.cut).toEqual({
      page: 'schemas/Wide',
      holds: 'fields',
      part: { skip: shown, left: 2000 - shown },
    });
  });

  it('leaves room for each: a request and a response', () => {
    const nodes = [toWide('Sent', 2000), toWide('Got', 2000), text];
    const { list, roots } = toSchemaViews(toGraph(nodes), [
      toRoot('Sent', { isMain: true }),
      toRoot('Got', { anchor: 'response-200', isMain: true }),
    ]);
    const [sent = 0, got = 0] = roots.map(({ shown }) => list[shown]?.rows?.length);
    expect(sent).toBeGreaterThan(200);
    expect(Math.abs(sent - got)).toBeLessThan(sent / 5);
  });
});

describe('what else a page shows', () => {
  it('is as much as there is room for', () => {
    expect(find(show(toTangle(4)), 'toNode1', 'toNode2', 'toNode3')?.cut).toBeUndefined();
    expect(find(show(toTangle(70)), 'toNode50')?.cut).toEqual({
      page: 'schemas/Node50',
      holds: 'fields',
    });
  });

  it('is decided for each page, not for the whole API', () => {
    const nodes = [
      toObject('Small', { a: 'Leaf' }, 'Small'),
      toObject('Leaf', { b: 'text' }, 'Leaf'),
    ];
    const views = show([...nodes, ...toTangle(400)]);
    expect(find(views, 'a', 'b')).toEqual({ types: ['string'] });
  });

  it('has what is new before what it has already', () => {
    const twice = toWide('Twice', 150, 'Twice');
    const once = toWide('Once', 150, 'Once');
    const root = toObject('root', { first: 'Twice', second: 'Twice', third: 'Once' });
    const views = show([root, twice, once, text]);
    const cuts = ['first', 'second', 'third'].map((name) => find(views, name)?.cut !== undefined);
    expect(cuts).toEqual([false, true, false]);
  });

  it('never has a schema inside itself', () => {
    const views = show([toObject('Node', { next: 'Node' }, 'Node')], { isMain: true });
    expect(find(views, 'next')?.cut).toEqual({ page: 'schemas/Node', holds: 'fields' });
  });

  it('says one body once, and refers to it', () => {
    const nodes = [toObject('Problem', { type: 'text' }, 'Problem'), text];
    const anchors = ['response-400', 'response-401', 'response-403'];
    const { roots } = toSchemaViews(
      toGraph(nodes),
      anchors.map((anchor) => toRoot('Problem', { anchor, isBody: true })),
    );
    expect(roots.map(({ sameAs }) => sameAs)).toEqual([undefined, anchors[0], anchors[0]]);
    expect(new Set(roots.map(({ shown }) => shown)).size).toBe(1);
  });

  it('names the media type of the body that has the same content', () => {
    const nodes = [toObject('Note', { text: 'text' }, 'Note'), text];
    const { roots } = toSchemaViews(toGraph(nodes), [
      toRoot('Note', { anchor: 'body', isBody: true, mediaType: 'application/json' }),
      toRoot('Note', { anchor: 'body(text/xml)', isBody: true, mediaType: 'text/xml' }),
    ]);
    expect(roots[1]).toMatchObject({ sameAs: 'body', mediaType: 'application/json' });
  });

  it('says a body of another direction again', () => {
    const nodes = [toObject('Team', { name: 'text' }, 'Team'), text];
    const { roots } = toSchemaViews(toGraph(nodes), [
      toRoot('Team', { direction: 'request', isBody: true }),
      toRoot('Team', { anchor: 'response-200', isBody: true }),
    ]);
    expect(roots.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined]);
  });
});

describe('a schema without a name', () => {
  it('is wherever the schema around it is, if it is small', () => {
    const nodes = toTangle(70).map((node) =>
      node.id === 'Node1'
        ? { ...node, properties: [{ name: 'own', schema: 'Node1.own' }, ...node.properties] }
        : node,
    );
    const views = show([...nodes, toWide('Node1.own', 3)], { isMain: true });
    expect(find(views, 'toNode1', 'own', 'field0')).toEqual({ types: ['string'] });
  });

  it('is left out like one with a name, if it is large', () => {
    const parts = Array.from({ length: 20 }, (_, index) => `part${index}`);
    const root = toObject('root', Object.fromEntries(parts.map((part) => [part, `root.${part}`])));
    const views = show([root, ...parts.map((part) => toWide(`root.${part}`, 100)), text]);
    expect(find(views, 'part0')?.rows).toHaveLength(100);
    expect(find(views, 'part19')?.cut).toEqual({ page: 'fields/root~part19', holds: 'fields' });
  });

  it('ends where it is inside itself', () => {
    const views = show([toObject('root', { next: 'root' })], { isMain: true });
    expect(find(views, 'next')?.cut).toEqual({ page: 'fields/root', holds: 'fields' });
  });
});
