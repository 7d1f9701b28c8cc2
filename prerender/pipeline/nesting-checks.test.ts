import { expect, it } from 'vitest';
import { checkSource } from '../mdx/fixtures/guide-fixture';
import { checkNesting, findRearranged } from './nesting-checks';

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

const find = (html: string) => findRearranged(`<p><p><main id="content">${html}</main></p></p>`);

it.each([
  ['<table><tr><td>1</td></tr></table>', '<tr>'],
  ['<p>a <p>b</p> c</p>', '<p>'],
  ['<p class="a">a<!-- --> <div>b</div></p>', '<div>'],
  ['<table>a<tbody></tbody></table>', '<table>'],
  ['<a href="/">a <b><a href="/">b</a></b></a>', '<a>'],
])('what a browser rearranges is named: %s', (html, name) => {
  expect(find(html)).toBe(name);
});

it.each([
  '<table data-a="a > b"> <tbody><tr><td>1 &lt; 2<br/></td></tr></tbody></table>',
  '<p>a<svg viewBox="0"><linearGradient></linearGradient><path d="M0"/></svg></p><pre>\n\na</pre>',
  '<math><mi>x</mi></math><details><summary>a</summary></details><select><option>a</option></select>',
])('what a browser leaves as it is has no name: %s', (html) => {
  expect(find(html)).toBeUndefined();
});
