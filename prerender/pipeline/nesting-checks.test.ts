import { expect, it } from 'vitest';
import { checkSource } from '../mdx/fixtures/guide-fixture';
import { checkNesting } from './nesting-checks';

const docs = ['a', 'b', 'c'].map((id) => ({ file: `content/docs/${id}.mdx`, path: `/docs/${id}` }));
const pages = ['/docs/a/', '/docs/b/', '/docs/tags/'].map((path) => ({
  page: { path, file: '' },
  rearranged: '<tr>',
}));
const quiet = { page: { path: '/docs/c/', file: '' } };

it('a guide whose HTML is rearranged is named once', async () => {
  const known = await checkSource('a\n\n<td>b</td>', { file: 'content/docs/b.mdx' });
  expect(checkNesting([...pages, quiet], docs, known)).toMatchObject([
    {
      file: 'content/docs/a.mdx',
      severity: 'warning',
      message:
        'HTML does not allow <tr> where a component or an expression of the page shows it: browsers rearrange it.',
    },
  ]);
  const partial = known.map((one) => ({ ...one, file: 'content/docs/_part.mdx' }));
  expect(checkNesting(pages, docs, partial)).toEqual([]);
});
