import { expect, it } from 'vitest';
import type { HtmlNode } from './html-tree';
import { findElement, parseHtml } from './html-tree';

function write(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  return `(${[node.name, ...node.children.map(write)].join(' ')})`;
}

it.each([
  ['elements within each other', '<p>a <b>b</b> c</p>', '( (p a  (b b)  c))'],
  ['elements that have no end', '<p>a<br>b<img src="x">c</p>', '( (p a (br) b (img) c))'],
  ['what a reader sees of signs', '<p title="a&amp;b">&lt;p&gt;</p>', '( (p < p >))'],
  ['no comments, which React puts between texts', '<p>a<!-- -->b</p>', '( (p a b))'],
  ['scripts as text', '<script>if (a < b) "<p>"</script>', '( (script if (a < b) "<p>"))'],
])('reads %s', (_, html, tree) => {
  expect(write(parseHtml(html))).toBe(tree);
});

it('reads and decodes the attributes of an element, including empty ones', () => {
  const document = parseHtml('<a href="/?a=1&amp;b=2" data-page>b</a>');
  expect(findElement(document, ({ name }) => name === 'a')?.attributes).toEqual({
    href: '/?a=1&b=2',
    'data-page': '',
  });
});
