import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link';
import type { LinkProps } from './link';
import { useBaseUrl } from './use-base-url';

beforeEach(() => {
  vi.stubEnv('BASE_URL', '/pr-12/');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a link in JSX', () => {
  it.each<[LinkProps, string]>([
    [{ to: '/docs/a' }, '<a href="/pr-12/docs/a">a</a>'],
    [{ href: '/docs/a' }, '<a href="/pr-12/docs/a">a</a>'],
    [{ to: './a#b', className: 'c' }, '<a href="./a#b" class="c">a</a>'],
  ])('resolves like a link in Markdown: %j', (props, html) => {
    expect(renderToStaticMarkup(<Link {...props}>a</Link>)).toBe(html);
  });

  it('opens a new tab when it leaves the site, and says so', () => {
    const html = renderToStaticMarkup(<Link to="https://a.example">a</Link>);
    expect(html).toMatch(
      /^<a href="https:\/\/a.example" rel="noopener noreferrer" target="_blank">a</,
    );
    expect(html).toContain('(opens in new tab)');
  });
});

describe('useBaseUrl', () => {
  it.each([
    ['/img/a.png', '/pr-12/img/a.png'],
    ['img/a.png', '/pr-12/img/a.png'],
    ['https://easier.example/a.png', 'https://easier.example/a.png'],
  ])('puts the base path before %s', (path, address) => {
    expect(useBaseUrl(path)).toBe(address);
  });
});
