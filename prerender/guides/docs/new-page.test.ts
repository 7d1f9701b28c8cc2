import { describe, expect, it } from 'vitest';
import { checkSource } from '../../mdx/fixtures/guide-fixture';
import { parseFrontMatter } from './front-matter';
import { toPagePlace, toPageText } from './new-page';

describe('the place of a new page', () => {
  it.each([
    ['rate-limits', 'content/docs/rate-limits.mdx'],
    ['platform/rate-limits', 'content/docs/platform/rate-limits.mdx'],
    ['platform/rate-limits.mdx', 'content/docs/platform/rate-limits.mdx'],
    ['platform/rate-limits.md', 'content/docs/platform/rate-limits.mdx'],
    ['/docs/platform/rate-limits', 'content/docs/platform/rate-limits.mdx'],
    ['content/docs/platform/rate-limits.mdx', 'content/docs/platform/rate-limits.mdx'],
    ['platform/webhooks/', 'content/docs/platform/webhooks/index.mdx'],
    ['releases/2.0', 'content/docs/releases/2.0.mdx'],
    ['01-start/02-install', 'content/docs/01-start/02-install.mdx'],
    [' a ', 'content/docs/a.mdx'],
  ])('%s is the file %s', (input, file) => {
    expect(toPagePlace(input)).toEqual({ kind: 'file', file });
  });

  it.each([
    ['Platform/Rate limits', 'platform/rate-limits'],
    ['rateLimits', 'rate-limits'],
    ['platform//x', 'platform/x'],
    ['../x', 'x'],
    ['platform\\x', 'platform/x'],
    ['_partial', 'partial'],
    ['Tiếng Việt', 'tieng-viet'],
    ['', 'platform/rate-limits'],
    ['/', 'platform/rate-limits'],
    ['日本', 'platform/rate-limits'],
  ])('cannot be %s: the message suggests one that can', (input, example) => {
    expect(toPagePlace(input)).toEqual({
      kind: 'wrong',
      message: `"${input}" is not a valid path for a page.`,
      hint: `Write names in lower case with hyphens, and a slash after each folder, as in "${example}".`,
    });
  });
});

const file = 'content/docs/rate-limits.mdx';

describe('the initial text of a new page', () => {
  it.each(['Rate limits', 'Limits: "how many?"', '# 1', "It's 429", '2.0', '{braces}', 'true'])(
    'has front matter in which the title is a text: %s',
    (title) => {
      const { frontMatter, problems } = parseFrontMatter({ file, text: toPageText(title) });
      expect(problems).toEqual([]);
      expect(frontMatter.title).toBe(title);
      expect(frontMatter.description).toMatch(/^.{60,160}$/);
    },
  );

  it('compiles without problems', async () => {
    expect(await checkSource(toPageText('Rate limits'), { file })).toEqual([]);
  });
});
