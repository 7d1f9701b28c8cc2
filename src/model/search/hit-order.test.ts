import { describe, expect, it } from 'vitest';
import { groupHits, rankHits, toBranches } from './hit-order';
import type { HitSource } from './hit-order';
import type { RankedHit, SearchDocument } from './search-document';
import { SearchHitType } from './search-document';

const { Title, Heading, Description, Keywords, Content } = SearchHitType;

const hit = (type: SearchHitType, id: number, pageId?: number): RankedHit => {
  const document: SearchDocument = {
    i: id,
    t: `Text ${id}`,
    u: '/',
    ...(pageId === undefined ? {} : { p: pageId }),
  };
  const page = pageId === undefined ? undefined : { i: pageId, t: `Page ${pageId}`, u: '/' };
  return { type, document, page, tokens: ['text'] };
};

const toIds = (hits: readonly RankedHit[]) => hits.map(({ document }) => document.i);

describe('groupHits', () => {
  it('moves hits behind the title of their page', () => {
    const hits = [
      hit(Content, 1, 900),
      hit(Heading, 2, 901),
      hit(Title, 100),
      hit(Heading, 3, 902),
      hit(Heading, 201, 200),
      hit(Content, 202, 200),
      hit(Title, 200),
      hit(Description, 101, 100),
    ];
    expect(toIds(groupHits(hits))).toEqual([1, 2, 100, 101, 3, 200, 201, 202]);
  });

  it('does not move keywords, or hits whose title was not found', () => {
    const hits = [
      hit(Keywords, 5, 100),
      hit(Content, 7, 300),
      hit(Title, 100),
      hit(Heading, 8, 300),
    ];
    expect(toIds(groupHits(hits))).toEqual([5, 7, 100, 8]);
  });
});

describe('toBranches', () => {
  it('draws a line for hits whose page was listed before', () => {
    const hits = [
      hit(Content, 1, 900),
      hit(Heading, 2, 901),
      hit(Title, 100),
      hit(Description, 101, 100),
      hit(Heading, 3, 902),
      hit(Title, 200),
      hit(Heading, 201, 200),
      hit(Content, 202, 200),
      hit(Keywords, 301, 300),
      hit(Description, 302, 300),
    ];
    expect(toBranches(hits)).toEqual([
      'none',
      'none',
      'none',
      'last',
      'none',
      'none',
      'inter',
      'last',
      'none',
      'last',
    ]);
  });
});

const query = (...words: string[]) => words.map((text) => ({ text, wildcard: false }));
const document = (i: number, t: string, p?: number): SearchDocument =>
  p === undefined ? { i, t, u: '/' } : { i, t, u: '/', p };

const createSource = (
  found: (type: SearchHitType, words: string) => SearchDocument[],
): HitSource => ({
  findDocuments: (type, terms) => found(type, terms.map((term) => term.text).join(' ')),
  findPage: (id) => document(id, `Page ${id}`),
});

describe('rankHits', () => {
  it('puts stricter queries first, and titles before texts within a query', () => {
    const source = createSource((type, words) => {
      if (words === 'new team') return type === Content ? [document(5, 'a new team', 4)] : [];
      if (type === Title) return [document(1, 'Team')];
      return type === Content ? [document(2, 'team', 9), document(5, 'a new team', 4)] : [];
    });
    const hits = rankHits([query('new', 'team'), query('team')], source, 8);
    expect(toIds(hits)).toEqual([5, 1, 2]);
    expect(hits.map(({ tokens }) => tokens.join(' '))).toEqual(['new team', 'team', 'team']);
    expect(hits.map(({ page }) => page?.i)).toEqual([4, undefined, 9]);
  });

  it('lists a page found by its title once, not again for its description', () => {
    const source = createSource((type) => {
      if (type === Title) return [document(1, 'Team')];
      return type === Description || type === Keywords ? [document(1, 'About a team', 1)] : [];
    });
    expect(rankHits([query('team')], source, 8).map(({ type }) => type)).toEqual([Title]);
  });

  it('stops at the limit', () => {
    const source = createSource(() => Array.from({ length: 20 }, (_, i) => document(i + 1, 'x')));
    expect(rankHits([query('x')], source, 8)).toHaveLength(8);
  });

  it('puts texts equal to the query first, then those with the same accents', () => {
    const source = createSource((type) =>
      type === Title
        ? [document(1, 'má khác'), document(2, 'ma thuật'), document(3, 'ma'), document(4, 'má')]
        : [],
    );
    expect(toIds(rankHits([query('ma')], source, 8))).toEqual([3, 2, 1, 4]);
    expect(toIds(rankHits([query('má')], source, 8))).toEqual([4, 1, 2, 3]);
  });
});
