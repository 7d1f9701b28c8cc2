import { describe, expect, it } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { checkApiAddresses } from './api-addresses';

const apis = [{ file: 'specs/teams.yaml', path: '/docs/api/teams' }];
const toDoc = (path: string, line?: number) => ({
  file: 'content/docs/a.mdx',
  path,
  positions: new Map(line === undefined ? [] : [['slug', { line, column: 1 }]]),
});

describe('the address of an API for a guide', () => {
  it.each(['/docs/api/teams', '/docs/API/teams/', '/docs/api/teams/get-team'])(
    'is warned of, at the key that gives it: %s',
    { tags: ['F26'] },
    (path) => {
      expect(checkApiAddresses([toDoc(path, 3)], apis).map(toLine)).toEqual([
        `warning content/docs/a.mdx:3:1 The page has the address ${path}, which belongs to the API specs/teams.yaml: it is not shown.\n  fix: Give it another "slug", or move its file.`,
      ]);
    },
  );

  it('is not one that only begins with it', () => {
    expect(
      checkApiAddresses(
        ['/docs/api', '/docs/api/teams-2'].map((path) => toDoc(path)),
        apis,
      ),
    ).toEqual([]);
  });
});
