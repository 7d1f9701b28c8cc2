import { describe, expect, it } from 'vitest';
import type { PageFacts } from './page-facts';
import { meetsFilters, readFilters, toFilterText } from './query-filters';

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
