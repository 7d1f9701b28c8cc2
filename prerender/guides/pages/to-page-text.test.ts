import { describe, expect, it } from 'vitest';
import { checkSource } from '../../mdx/fixtures/guide-fixture';
import { parseFrontMatter } from '../front-matter/parse-front-matter';
import { toPageText } from './to-page-text';

const file = 'content/docs/rate-limits.mdx';

describe('the text that a new page starts with', () => {
  it.each(['Rate limits', 'Limits: "how many?"', '# 1', "It's 429", '2.0', '{braces}', 'true'])(
    'has front matter in which the title is a text: %s',
    (title) => {
      const { frontMatter, problems } = parseFrontMatter({ file, text: toPageText(title) });
      expect(problems).toEqual([]);
      expect(frontMatter.title).toBe(title);
      expect(frontMatter.description).toMatch(/^.{60,160}$/);
    },
  );

  it('is a page without mistakes', async () => {
    expect(await checkSource(toPageText('Rate limits'), { file })).toEqual([]);
  });
});
