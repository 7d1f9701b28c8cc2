import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { ApiReference } from '../../src/model/api/api';
import type { ApiHistory, ReleasedChange } from '../../src/model/api/history';
import { listFeeds } from './feeds';

const create = { title: 'Create a team', method: 'POST', href: '/docs/api/one/create' };

function change(kind: ReleasedChange['class'], text: string): ReleasedChange {
  return { class: kind, rule: 'x', text: [text], operations: [create], note: [] };
}

const moved = { title: 'Get', method: 'GET', href: '/docs/api/one/get' };
const gone = { title: 'Close a team', method: 'POST', href: '/docs/api/one/close' };

const history = {
  gone: [
    { slug: 'close', title: 'Close a team' },
    { slug: 'read', title: 'Read', version: '2.0.0', next: moved.href, now: moved },
  ],
  releases: [
    { version: '3.0.0', note: [], changes: [change('breaking', 'No date.')] },
    {
      version: '2.0.0',
      date: '2026-11-27',
      note: [
        'See <b> & ',
        { tag: 'a', href: '/docs/move', children: [{ tag: 'code', children: ['v2'] }] },
        { tag: 'br', children: [] },
        'x[y[0]]>1 or x[y[0]]>2',
      ],
      changes: [
        {
          ...change('breaking', 'Gone & over.'),
          operations: [create, gone],
          note: ['Use another.'],
        },
        change('compatible', 'New.'),
        { ...change('breaking', 'Moved.'), rule: 'api-operation-id-removed', operations: [moved] },
      ],
    },
    { version: '1.1.0', date: '2026-01-31', note: [], changes: [change('compatible', 'More.')] },
  ],
} as unknown as ApiHistory;

const reference = {
  id: 'one',
  label: 'One & all',
  path: '/docs/api/one',
  groups: [
    {
      label: 'Teams',
      operations: [
        { ...create, slug: 'create' },
        { title: 'Get', slug: 'get' },
      ],
    },
  ],
} as unknown as ApiReference;

const feeds = listFeeds({
  reference,
  history,
  home: 'https://docs.example:8080/en',
  author: 'Docs',
});

/** The texts of the elements of a feed, by the names of the elements around them. */
function read(path: string): readonly (readonly [names: string, text: string])[] {
  const found: (readonly [string, string])[] = [];
  const open: { readonly name: string; text: string }[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void open.push({ name, text: '' }),
      ontext: (text) => {
        const last = open.at(-1);
        if (last) last.text += text;
      },
      onclosetag: () => {
        const text = open.at(-1)?.text ?? '';
        found.push([open.map(({ name }) => name).join(' '), text]);
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(feeds.get(path));
  return found;
}

const list = (path: string, names: string) =>
  read(path).flatMap(([all, text]) => (all === names ? [text] : []));

describe('the feeds of an API', () => {
  it('are one of all changes, one of those that break programs, and one of each operation', () => {
    expect([...feeds.keys()]).toEqual([
      '/docs/api/one/changes.all.atom',
      '/docs/api/one/changes.breaking.atom',
      '/docs/api/one/close.atom',
      '/docs/api/one/read.atom',
      '/docs/api/one/create.atom',
      '/docs/api/one/get.atom',
    ]);
  });

  it('have an entry for each version with a date and such changes, the newest first', () => {
    const titles = 'feed entry title';
    expect(list('/docs/api/one/changes.all.atom', titles)).toEqual([
      'One &amp; all 2.0.0',
      'One &amp; all 1.1.0',
    ]);
    expect(list('/docs/api/one/changes.breaking.atom', titles)).toEqual(['One &amp; all 2.0.0']);
  });

  it('tell those who follow an operation that it ends or moves', () => {
    const content = 'feed entry content';
    expect(list('/docs/api/one/close.atom', content)).toEqual([expect.stringContaining('over')]);
    expect(list('/docs/api/one/read.atom', content)).toEqual([expect.stringContaining('Moved')]);
    expect(list('/docs/api/one/close.atom', content)[0]).toContain('Use another.');
  });

  it('have ids and dates that depend on nothing but the release', () => {
    expect(list('/docs/api/one/create.atom', 'feed entry id')).toEqual([
      'tag:docs.example,2026-11-27:one/2.0.0/create',
      'tag:docs.example,2026-01-31:one/1.1.0/create',
    ]);
    expect(list('/docs/api/one/create.atom', 'feed entry updated')).toEqual([
      '2026-11-27T00:00:00.000Z',
      '2026-01-31T00:00:00.000Z',
    ]);
    expect(list('/docs/api/one/changes.all.atom', 'feed updated')).toEqual([
      '2026-11-27T00:00:00.000Z',
    ]);
  });

  it('are told apart by their ids, and name their author, as the standard demands', () => {
    const listAll = (names: string) => [...feeds.keys()].flatMap((path) => list(path, names));
    for (const ids of [listAll('feed id'), listAll('feed entry id')])
      expect(new Set(ids).size).toBe(ids.length);
    expect(listAll('feed author name')).toEqual([...feeds.keys()].map(() => 'Docs'));
    expect(feeds.get('/docs/api/one/create.atom')).toContain(
      'rel="self" href="https://docs.example:8080/en/docs/api/one/create.atom"',
    );
  });

  it('have the changes as HTML, with addresses that work anywhere', () => {
    const [content = ''] = list('/docs/api/one/changes.all.atom', 'feed entry content');
    expect(content).toContain('See &lt;b> &amp; <a href="https://docs.example:8080/en/docs/move">');
    expect(content).toContain('<code>v2</code></a><br>x[y[0]]&gt;1 or x[y[0]]&gt;2');
    expect(content).toContain('<h3>Breaking</h3><ul><li>Gone &amp; over.');
    expect(content).toContain('<a href="https://docs.example:8080/en/docs/api/one/create">');
    expect(content.indexOf('Breaking')).toBeLessThan(content.indexOf('Compatible'));
  });
});
