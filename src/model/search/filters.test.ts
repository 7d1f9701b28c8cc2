import { describe, expect, it } from 'vitest';
import {
  listFilterOffers,
  meetsFilters,
  readFilters,
  readTypedFilters,
  toFilterText,
  withoutFilter,
} from './filters';
import type { PageDocument, PageFacts } from './search-document';

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

describe('readFilters', () => {
  it.each([
    ['method:post team', 'team', ['method:post']],
    [
      'create TAG:"Tags & Teams" status:409 team',
      'create team',
      ['tag:"Tags & Teams"', 'status:409'],
    ],
    ['type:guide', '', ['type:guide']],
    ['method:', 'method:', []],
    ['tag:""', '', []],
    ['https://a.example/x', 'https://a.example/x', []],
    ['in:/path', 'in:/path', []],
    ['constructor:x __proto__:y', 'constructor:x __proto__:y', []],
  ])('splits %j', (query, text, filters) => {
    const read = readFilters(query);
    expect(read.text).toBe(text);
    expect(read.filters.map(toFilterText)).toEqual(filters);
  });
});

const meets = (facts: PageFacts | undefined, filter: string) =>
  meetsFilters(
    { i: 0, t: '', u: '', b: ['Main API', 'Teams & tags'], ...(facts && { f: facts }) },
    readFilters(filter).filters,
  );

describe('meetsFilters', () => {
  const operation: PageFacts = {
    kind: 'operation',
    method: 'POST',
    statuses: ['201', '409', '5XX'],
    in: ['header'],
  };

  it.each([
    ['type:operation method:post', true],
    ['method:POST status:409', true],
    ['method:get', false],
    ['status:4xx', true],
    ['status:5xx', true],
    ['status:404', false],
    ['tag:teams-tags', true],
    ['tag:other', false],
    ['in:Header', true],
    ['in:query', false],
    ['deprecated:no', true],
    ['deprecated:yes', false],
  ])('decides %s about an operation: %s', (filter, expected) => {
    expect(meets(operation, filter)).toBe(expected);
  });

  it('finds what is deprecated in part', () => {
    expect(meets({ ...operation, hasDeprecated: true }, 'deprecated:yes')).toBe(true);
  });

  it('takes a page without facts for a guide', () => {
    expect(meets(undefined, 'type:guide')).toBe(true);
    expect(meets(undefined, 'deprecated:no')).toBe(false);
  });

  it('finds the problems of an errors page', () => {
    const facts = { kind: 'errors', problems: [{ status: '409', hash: '#x' }] } as const;
    expect(meets(facts, 'status:409')).toBe(true);
    expect(meets(facts, 'status:404')).toBe(false);
  });
});
