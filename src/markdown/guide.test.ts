import { describe, expect, it } from 'vitest';
import type { GuidePage } from '../model/guides/guide-page';
import { guideText } from './guide';

const page: GuidePage = {
  id: 'a',
  path: '/docs/a',
  title: 'A',
  description: '',
  keywords: [],
  unlisted: false,
  draft: false,
  showTitle: true,
  tags: [],
};
const toText = (more: Partial<GuidePage>) =>
  guideText({ ...page, ...more }, '# A', 'https://x.example');

describe('a guide', () => {
  it('names its tags, and who updated it last and when', () => {
    const tags = [
      { label: 'Log in', path: '/docs/tags/log-in' },
      { label: 'Bảo mật', path: '/docs/tags/bảo-mật' },
    ];
    expect(toText({ tags, lastUpdate: { date: '2024-07-05', author: 'A *B*' } })).toBe(
      '# A\n\nTags: [Log in](https://x.example/docs/tags/log-in.md), ' +
        '[Bảo mật](https://x.example/docs/tags/b%E1%BA%A3o-m%E1%BA%ADt.md)\n\n' +
        'Last updated on Jul 5, 2024 by A \\*B\\*',
    );
    expect(toText({ lastUpdate: { author: 'B' } })).toBe('# A\n\nLast updated by B');
    expect(toText({})).toBe('# A');
  });

  it('says first that it is a draft, or unlisted', () => {
    expect(toText({ unlisted: true })).toMatch(/^> \*\*Unlisted page\*\*\n>\n> This .*\n\n# A$/);
    expect(toText({ draft: true, unlisted: true })).toMatch(
      /^> \*\*Draft page\*\*\n.*\n.*\n\n# A$/,
    );
  });
});
