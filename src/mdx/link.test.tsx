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
    [{ to: 'https://a.example' }, '<a href="https://a.example" rel="noopener noreferrer">a</a>'],
  ])('resolves like a link in Markdown: %j', (props, html) => {
    expect(renderToStaticMarkup(<Link {...props}>a</Link>)).toBe(html);
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
