import { describe, expect, it } from 'vitest';
import { rankByClues } from './clue-ranking';
import type { RequestClues } from './request-clues';
import type { PageDocument } from './search-document';

const toOperation = (i: number, method: string, ...statuses: readonly string[]): PageDocument => ({
  i,
  t: `${method} a team`,
  u: `/${method.toLowerCase()}`,
  b: [],
  f: { kind: 'operation', method, path: '/teams/{teamId}', statuses },
});

const pages: readonly PageDocument[] = [
  toOperation(0, 'GET', '200', '404'),
  toOperation(1, 'PATCH', '200', '404', '412'),
  {
    i: 2,
    t: 'Errors',
    u: '/errors',
    b: [],
    f: { kind: 'errors', problems: [{ status: '412', hash: '#412-changed' }] },
  },
];

const find = (clues: RequestClues) =>
  rankByClues(pages, clues).map(({ page, hash = '' }) => page.u + hash);

describe('the clues of a pasted text', () => {
  it('without a method mean the operation that returns the status', () => {
    expect(find({ path: '/v1/teams/7', status: '412' })[0]).toBe('/patch');
    expect(find({ path: '/v1/teams/7' })[0]).toBe('/get');
    expect(find({ path: '/v1/teams/7', method: 'GET', status: '412' })[0]).toBe('/get');
  });

  it('with a misspelt path mean the operation whose path it is', () => {
    expect(find({ path: '/taems/7', method: 'PATCH' })[0]).toBe('/patch');
    expect(find({ path: '/trees/7', method: 'PATCH' })).toEqual([]);
  });

  it('with a status alone mean its error', () => {
    expect(find({ status: '412' })).toEqual(['/errors#412-changed']);
  });

  it('with the path of another site mean nothing', () => {
    expect(find({ path: '/@scope/package', status: '412' })).toEqual([]);
  });
});
