import { expect, it } from 'vitest';
import { prefersMarkdown } from './accept';

it.each([
  [undefined, false],
  ['*/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['Text/Markdown;Q=0.9', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0.5, text/html;q=0.5', true],
  ['text/markdown;q=0', false],
  ['text/markdownx', false],
])('answers "%s" with Markdown: %s', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});
