import { describe, expect, it } from 'vitest';
import { toLine } from '../diagnostics/problem';
import { checkContexts } from './context-checks';

const versions = [{ name: 'current', label: 'Next', path: '/docs', isLast: true }];
const paths = ['/', '/docs/', '/docs/platform/guide/', '/docs/api/easier-api/create-team/'];

const source = { file: 'content/site.ts', text: "const a = [\n  'docs/platfrom', 'xyz'];" };

const check = (...all: string[]) =>
  checkContexts(paths, { versions, contexts: { all: all.map((path) => ({ path })) } }, source).map(
    toLine,
  );

describe('the contexts of the search', () => {
  it('are right when each has a page', () => {
    expect(check('docs/platform', '/docs/API/')).toEqual([]);
    expect(checkContexts(paths, { versions }, source)).toEqual([]);
  });

  it('are warned of when one has none, with the folder that was probably meant', () => {
    expect(check('docs/platfrom', 'docs/platform', 'xyz')).toEqual([
      'warning content/site.ts:2:3 No page is in the search context "docs/platfrom".\n  fix: Did you mean "docs/platform"?',
      'warning content/site.ts:2:20 No page is in the search context "xyz".\n  fix: Write the folder as it appears in addresses, such as "docs/api".',
    ]);
  });
});
