import { describe, expect, it } from 'vitest';
import {
  isBelowPath,
  isExternalHref,
  isSafeHref,
  isSamePath,
  opensNewTab,
  toRoutePath,
  withBase,
  withBaseInHtml,
  withoutBase,
} from './paths';

describe('isSamePath', () => {
  it.each([
    ['/docs/routing', '/docs/routing/', true],
    ['/Docs/Routing', '/docs/routing', true],
    ['/', '/', true],
    ['/docs/%C3%A9t%C3%A9/', '/docs/été', true],
    ['/docs/%', '/docs/%', true],
    ['/docs', '/docs/routing', false],
    ['/docs/a', '/docs/ab', false],
    [undefined, '/docs', false],
    ['/docs', undefined, false],
    [undefined, undefined, true],
  ])('compares %s and %s, ignoring case and trailing slash', (a, b, same) => {
    expect(isSamePath(a, b)).toBe(same);
  });
});

describe('isBelowPath', () => {
  it.each([
    ['/docs/api/easier-api', '/docs/api/easier-api', true],
    ['/docs/api/easier-api/', '/docs/api/easier-api', true],
    ['/docs/api/easier-api/get-team', '/docs/api/easier-api', true],
    ['/docs/api/easier-api-2/get-team', '/docs/api/easier-api', false],
    ['/docs', '/docs/api', false],
    ['/anything', '/', true],
  ])('for %s below %s is %s', (path, folder, below) => {
    expect(isBelowPath(path, folder)).toBe(below);
  });
});

describe('toRoutePath', () => {
  it.each([
    ['/docs/routing.html', '/docs/routing'],
    ['/docs/index.html', '/docs/'],
    ['/index.html', '/'],
    ['/docs/INDEX.HTML', '/docs/'],
    ['/docs/routing', '/docs/routing'],
    ['/docs/html', '/docs/html'],
    ['/docs/my-index.html', '/docs/my-index'],
  ])('drops the file extension: %s → %s', (pathname, path) => {
    expect(toRoutePath(pathname)).toBe(path);
  });
});

describe('a base path', () => {
  it.each([
    ['/', '/docs/', '/docs/'],
    ['/pr-12/', '/docs/', '/pr-12/docs/'],
    ['/pr-12/', '/', '/pr-12/'],
    ['/a/b/', '/docs/routing', '/a/b/docs/routing'],
  ])('%s is prepended to %s and removed again', (base, path, address) => {
    expect(withBase(base, path)).toBe(address);
    expect(withoutBase(base, address)).toBe(path);
  });

  it.each([
    ['/pr-12/', '/pr-123/docs/'],
    ['/pr-12/', '/docs/'],
    ['/pr-12/', '/'],
  ])('%s does not contain %s', (base, address) => {
    expect(withoutBase(base, address)).toBeUndefined();
  });

  it('contains the site root without its trailing slash', () => {
    expect(withoutBase('/pr-12/', '/pr-12')).toBe('/');
  });
});

describe('isExternalHref', () => {
  it.each([
    ['https://example.com/', true],
    ['HTTP://example.com/', true],
    ['mailto:someone@example.com', true],
    ['//example.com/', true],
    ['/docs/', false],
    ['./routing', false],
    ['#part', false],
    ['?q=a:b', false],
    ['docs/a:b', false],
    ['', false],
  ])('for "%s" is %s', (href, external) => {
    expect(isExternalHref(href)).toBe(external);
  });
});

describe('opensNewTab', () => {
  it.each([
    ['https://example.com/', true],
    ['HTTP://example.com/', true],
    ['//example.com/', true],
    ['mailto:someone@example.com', false],
    ['tel:+81312345678', false],
    ['vscode://file/a', false],
    ['/docs/', false],
    ['#part', false],
  ])('for "%s" is %s', (href, opens) => {
    expect(opensNewTab(href)).toBe(opens);
  });
});

describe('withBaseInHtml', () => {
  it.each([
    ['<a href="/docs/">a</a>', '<a href="/pr-12/docs/">a</a>'],
    ["<a class=x href='/docs/#b'>a</a>", "<a class=x href='/pr-12/docs/#b'>a</a>"],
    ['<img src=/a.png>', '<img src=/pr-12/a.png>'],
    ['<a href="//other.example/">/docs/</a>', '<a href="//other.example/">/docs/</a>'],
    ['<a href="https://other.example/docs/">a</a>', '<a href="https://other.example/docs/">a</a>'],
  ])('in %s gives %s', (html, expected) => {
    expect(withBaseInHtml('/pr-12/', html)).toBe(expected);
  });
});

describe('isSafeHref', () => {
  it.each([
    'https://example.com/a',
    'http://localhost:3000',
    'mailto:a@example.com',
    '/',
    '/docs/platform/errors#b',
  ])('lets %s be a link', (href) => expect(isSafeHref(href)).toBe(true));

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'terms.html',
    '',
  ])('keeps %j as text', (href) => expect(isSafeHref(href)).toBe(false));
});
