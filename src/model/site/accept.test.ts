import { expect, it } from 'vitest';
import { prefersMarkdown } from './accept';
import { accepted } from './fixtures/accepted';

it.each(accepted)('answers "%s" with Markdown: %s', (accept, isMarkdown) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown);
});
