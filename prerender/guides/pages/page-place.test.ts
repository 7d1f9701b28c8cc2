import { describe, expect, it } from 'vitest';
import { toPagePlace } from './page-place';

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
  ])('is never %s; the answer shows one that can be', (input, example) => {
    expect(toPagePlace(input)).toEqual({
      kind: 'wrong',
      message: `"${input}" cannot be the place of a page.`,
      hint: `Write names in lower case with hyphens, and a slash after each folder, as in "${example}".`,
    });
  });
});
