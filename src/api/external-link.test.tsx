import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichText } from '../model/text/rich-text';
import { ExternalDocsLink } from './external-link';

const link = { tag: 'a', href: 'https://b.example', children: ['b'] } as const;

const render = (url: string, ...description: RichText) =>
  renderToStaticMarkup(<ExternalDocsLink docs={{ url, description }} />);

it.each<readonly [string, RichText, string]>([
  ['words', [{ tag: 'p', children: ['See ', { tag: 'code', children: ['a'] }] }], 'See <code'],
  ['no words', [], 'External documentation'],
  ['a picture of nothing', [{ tag: 'hr', children: [] }], 'External documentation'],
])('a link of external documentation is named by its description: %s', (_, text, start) => {
  expect(render('https://a.example', ...text)).toContain(`target="_blank">${start}`);
});

it('holds no other link, and no other paragraph: they stand below', () => {
  const html = render(
    'https://a.example',
    { tag: 'p', children: ['See ', link] },
    { tag: 'p', children: ['And ', link] },
  );
  expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<(?:a |p>)/s);
  expect(html.match(/href="https:\/\/b\.example"/g)).toHaveLength(2);
});

it('is only its words where the address runs a program', () => {
  expect(render('javascript:alert(1)', 'x')).toBe('<p><span>x</span></p>');
  expect(render('/docs/errors', { tag: 'p', children: ['x'] })).toBe(
    '<p><a href="/docs/errors">x</a></p>',
  );
});
