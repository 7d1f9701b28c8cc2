import { describe, expect, it } from 'vitest';
import type { PageView } from '../../src/model/pages/page';
import type { PageHead } from '../../src/model/site/head';
import type { SearchedPage } from './searched-page';
import { toPageDocuments } from './searched-page';

const guide = (more: object = {}) =>
  ({ kind: 'guide', page: { title: 'Guide', showTitle: true, ...more } }) as unknown as PageView;

const head: PageHead = { path: '/docs/a', title: 'Head', description: 'All of it.' };

const read = (view: PageView, more: Partial<SearchedPage> = {}) =>
  toPageDocuments({ head, base: '/', trail: [], nodes: ['Text'], view, ...more });

describe('the documents of a page', () => {
  it('have its address below the base, as links have it', () => {
    const at = (path: string) => read(guide(), { base: '/base/', head: { ...head, path } })?.url;
    expect(at('/docs/a')).toBe('/base/docs/a');
    expect(at('/docs/チーム/')).toBe('/base/docs/%E3%83%81%E3%83%BC%E3%83%A0/');
    expect(at('/docs/%E3%83%81')).toBe('/base/docs/%E3%83%81');
  });

  it('have its description and its keywords, each on one line', () => {
    const own = { ...head, description: ' All \n of it ', keywords: ['Hello,Keywords', ' more'] };
    expect(read(guide(), { head: own })).toMatchObject({
      description: 'All of it',
      keywords: 'Hello, Keywords, more',
    });
    expect(read(guide())?.keywords).toBe('');
  });

  it('have the labels above it, outermost first', () => {
    const trail = ['Guide', 'Advanced  things', 'First Doc'];
    expect(read(guide(), { trail })?.breadcrumb).toEqual(['Guide', 'Advanced things']);
    expect(read(guide())?.breadcrumb).toEqual([]);
  });

  it('are none for a page that search engines must not index, and for the home page and the search', () => {
    expect(read(guide(), { head: { ...head, noindex: true } })).toBeUndefined();
    expect(read({ kind: 'search' }, { head: undefined })).toBeUndefined();
  });

  it('have the title that a guide shows, or else its own', () => {
    const heading = ['h1', null, ['A ', ['em', null, ['b']]]] as const;
    const titles = [
      read(guide()),
      read(guide({ showTitle: false }), { nodes: [heading, ['h1', null, ['C']]] }),
      read(guide({ showTitle: false })),
    ].map((page) => page?.title);
    expect(titles).toEqual(['Guide', 'A b', 'Guide']);
    expect(read(guide())?.facts).toBeUndefined();
  });
});

const cards = [
  { label: 'Quick start', href: '/docs/start', description: 'Log in.' },
  { label: 'Status', href: 'https://status.example', description: '' },
];

describe('a page that lists others', () => {
  it('has their labels and descriptions', () => {
    const category = { kind: 'category', title: 'Platform', description: 'All', cards } as const;
    expect(read(category)).toMatchObject({
      title: 'Platform',
      facts: { kind: 'list' },
      sections: [{ title: 'Platform', content: 'All. Quick start: Log in. Status.' }],
    });
    const tag = { label: 'API', path: '/docs/tags/api', docs: [] };
    expect(read({ kind: 'tag', tag, docs: cards, allTags: '' })?.title).toBe('Head');
    expect(read({ kind: 'tags', tags: [tag] })?.sections[0]?.content).toBe('API.');
  });
});
