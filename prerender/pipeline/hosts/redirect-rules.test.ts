import { describe, expect, it } from 'vitest';
import { toRedirectFile, toRedirectsText } from './redirect-rules';

describe('a redirect', () => {
  it.each([
    ['/docs/old', 'docs/old/index.html'],
    ['/docs/old/', 'docs/old/index.html'],
    ['/docs/old.html', 'docs/old.html'],
    ['/docs/ä', 'docs/ä/index.html'],
  ])('from %s has the file %s', (from, file) => {
    expect(toRedirectFile(from)).toBe(file);
  });

  it('is a rule of hosts, with a slash at its end and without', () => {
    const text = toRedirectsText(
      [
        { from: '/docs/ä', to: '/docs/new' },
        { from: '/old.html', to: '/' },
      ],
      '/a/',
    );
    expect(text).toBe(
      '/a/docs/%C3%A4 /a/docs/new 301\n/a/docs/%C3%A4/ /a/docs/new 301\n/a/old.html /a/ 301\n',
    );
  });
});
