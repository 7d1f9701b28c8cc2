import { describe, expect, it } from 'vitest';
import { createHighlight } from '../highlight/highlight';
import { checkGuide } from '../mdx/check-guide';
import { createMdxOptions } from '../mdx/mdx-options';
import { parseFrontMatter } from './parse-front-matter';
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
    const links = { findPath: () => undefined };
    const highlight = await createHighlight();
    const options = createMdxOptions({ highlight, links, root: process.cwd(), base: '/' });
    expect(await checkGuide(file, toPageText('Rate limits'), options)).toEqual([]);
  });
});
