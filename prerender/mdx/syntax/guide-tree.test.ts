import { expect, it } from 'vitest';
import { toFormat } from './guide-tree';

const written = (format: string) => `---\ntitle: A\nmdx: { format: ${format} }\n---\n\nText`;

it('guides are MDX, whatever their ending', () => {
  expect(toFormat('a.md', 'Text')).toBe('mdx');
  expect(toFormat('a.mdx', 'Text', { math: true })).toBe('mdx');
});

it('a site chooses a format, or the ending of the file', () => {
  expect(toFormat('a.mdx', 'Text', { format: 'md' })).toBe('md');
  expect(toFormat('a.md', 'Text', { format: 'detect' })).toBe('md');
  expect(toFormat('a.mdx', 'Text', { format: 'detect' })).toBe('mdx');
});

it('a guide chooses before the site', () => {
  expect(toFormat('a.mdx', written('md'))).toBe('md');
  expect(toFormat('a.mdx', written('md').replaceAll('\n', '\r\n'))).toBe('md');
  expect(toFormat('a.md', written('mdx'), { format: 'md' })).toBe('mdx');
  expect(toFormat('a.md', written('detect'))).toBe('md');
  expect(toFormat('a.mdx', '---\nmdx:\n  format: md\n---\n')).toBe('md');
});

it('only front matter chooses', () => {
  expect(toFormat('a.mdx', 'Text\n\n---\nmdx: { format: md }\n---\n')).toBe('mdx');
  expect(toFormat('a.mdx', '---\nmdx: [\n---\n')).toBe('mdx');
  expect(toFormat('a.mdx', '---\nmdx:\n---\n')).toBe('mdx');
});
