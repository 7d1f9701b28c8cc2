import { describe, expect, it } from 'vitest';
import { listFilterOffers } from './filter-offers';
import type { PageFacts } from './page-facts';
import { readTypedFilters, toFilterText, withoutFilter } from './query-filters';
import type { PageDocument } from './search-document';

const toPage = (i: number, b: readonly string[], f?: PageFacts): PageDocument => ({
  i,
  t: `Page ${i}`,
  u: `/docs/${i}`,
  b,
  ...(f !== undefined && { f }),
});

const pages = [
  toPage(0, ['Guides']),
  toPage(1, ['API', 'Teams'], {
    kind: 'operation',
    method: 'POST',
    statuses: ['201', '409'],
    in: ['header', 'body'],
  }),
  toPage(2, ['API', 'Teams'], { kind: 'operation', method: 'PATCH', statuses: ['200', '404'] }),
  toPage(3, ['API', 'Linked users'], { kind: 'operation', method: 'POST', deprecated: true }),
];

const offer = (query: string) => listFilterOffers(pages, query).map(({ text }) => text);

describe('listFilterOffers', () => {
  it('offers the names that exist before anything is typed', () => {
    expect(offer('')).toEqual(['type:', 'method:', 'tag:', 'status:', 'in:', 'deprecated:']);
    expect(listFilterOffers([toPage(0, ['Guides'])], '').map(({ text }) => text)).toEqual([
      'type:',
    ]);
  });

  it('offers a name that the last word begins, and puts it in its place', () => {
    expect(listFilterOffers(pages, 'create st')).toEqual([
      { text: 'status:', query: 'create status:' },
    ]);
    expect(offer('s')).toEqual([]);
    expect(offer('create ')).toEqual([]);
  });

  it('offers the values that exist, the most frequent first, with their pages', () => {
    expect(listFilterOffers(pages, 'team method:')).toEqual([
      { text: 'method:POST', count: 2, query: 'team method:POST ' },
      { text: 'method:PATCH', count: 1, query: 'team method:PATCH ' },
    ]);
    expect(offer('status:')).toEqual(['status:200', 'status:201', 'status:404', 'status:409']);
  });

  it('offers what is typed so far begins, within the other filters', () => {
    expect(offer('method:pa')).toEqual(['method:PATCH']);
    expect(offer('method:patch status:')).toEqual(['status:200', 'status:404']);
    expect(offer('TAG:l')).toEqual(['tag:"Linked users"']);
    expect(offer('tag:"Linked u')).toEqual(['tag:"Linked users"']);
  });

  it('offers nothing for a value that is complete or unknown', () => {
    for (const query of ['method:patch', 'method:brew', 'method:POST ', 'in:../', '__proto__:x'])
      expect(offer(query)).toEqual([]);
  });
});

describe('a filter that is typed', () => {
  it('is met by what begins like it, and its name alone is no word', () => {
    expect(readTypedFilters('team method:po').filters).toEqual([
      { key: 'method', value: 'po', isOpen: true },
    ]);
    expect(readTypedFilters('team method:po ').filters).toEqual([{ key: 'method', value: 'po' }]);
    expect(readTypedFilters('team method:')).toEqual({ text: 'team', filters: [] });
    expect(readTypedFilters('tag:"')).toEqual({ text: '', filters: [] });
  });

  it.each([
    ['method:post team status:409', 0, 'team status:409'],
    ['method:post team status:409', 1, 'method:post team '],
    ['tag:"Linked users" tag:"" in:header', 1, 'tag:"Linked users" tag:"" '],
    ['in:header in:header', 0, 'in:header'],
  ])('is removed from %j by its place %i', (query, index, rest) => {
    expect(withoutFilter(query, index)).toBe(rest);
    expect(readTypedFilters(query).filters.map(toFilterText)).not.toEqual(
      readTypedFilters(rest).filters.map(toFilterText),
    );
  });
});
