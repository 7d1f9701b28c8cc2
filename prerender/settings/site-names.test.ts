import { describe, expect, it } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { checkSiteNames } from './site-names';

const text = `export const site = {
  apiOrder: ['pet'],
  searchLast: ['contributng'],
  home: { call: 'get-taem' },
};`;
const parts = {
  apis: ['pets', 'teams'],
  guides: ['/', '/contributing/openapi', '/platform/'],
  operations: ['get-team', 'list-teams'],
};
const check = (site: Partial<Parameters<typeof checkSiteNames>[0]>) =>
  checkSiteNames({ apiOrder: [], ...site }, parts, { file: 'content/site.ts', text }).map(toLine);

describe('the names in the configuration of the site', () => {
  it('may be those of APIs, of guides and their folders, and of an operation', () => {
    const home = { call: 'get-team' };
    const searchLast = ['contributing', 'contributing/openapi', 'platform'];
    expect(check({ apiOrder: ['teams', 'pets'], searchLast, home })).toEqual([]);
    expect(check({ home: {} })).toEqual([]);
  });

  it('are warnings, each at its place, if nothing has them', () => {
    expect(
      check({ apiOrder: ['pet'], searchLast: ['contributng', 'x'], home: { call: 'get-taem' } }),
    ).toEqual([
      'warning content/site.ts:2:14 There is no API "pet", which "apiOrder" names.\n  fix: Did you mean "pets"?',
      'warning content/site.ts:3:16 There is no folder or guide "contributng", which "searchLast" names.\n  fix: Did you mean "contributing"?',
      'warning content/site.ts:1:1 There is no folder or guide "x", which "searchLast" names.\n  fix: Correct it, or remove it.',
      'warning content/site.ts:4:17 There is no operation "get-taem", which "home.call" names.\n  fix: Did you mean "get-team"?',
    ]);
  });
});
