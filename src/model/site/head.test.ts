import { describe, expect, it } from 'vitest';
import type { HeadTag, PageHead, SiteIdentity } from './head';
import { toDocumentTitle, toHeadTags } from './head';

const site: SiteIdentity = {
  title: 'Easier Developers',
  titleDelimiter: '|',
  url: 'https://developers.easier.example',
  base: '/pr-12/',
  locale: { code: 'en', label: 'English', htmlLang: 'en' },
  locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
};

const page: PageHead = { title: 'Routing', description: 'How it routes.', path: '/docs/routing' };

function findContent(tags: readonly HeadTag[], key: string): string | undefined {
  const tag = tags.find((candidate) => candidate.tag === 'meta' && candidate.key === key);
  return tag?.tag === 'meta' ? tag.content : undefined;
}

describe('toDocumentTitle', () => {
  it.each([
    ['a page', page, 'Routing | Easier Developers'],
    ['the home page', { description: '', path: '/' }, 'Easier Developers'],
    ['a page whose title is blank', { ...page, title: '  ' }, 'Easier Developers'],
    ['the search page', { ...page, bareTitle: true }, 'Routing'],
  ])('titles %s', { tags: ['S103'] }, (_, head, title) => {
    expect(toDocumentTitle(head, site)).toBe(title);
  });
});

describe('toHeadTags', () => {
  it('puts the base between the origin and the path of the canonical address', () => {
    const tags = toHeadTags(page, site);
    const url = 'https://developers.easier.example/pr-12/docs/routing';
    expect(tags).toContainEqual({ tag: 'link', rel: 'canonical', href: url });
    expect(findContent(tags, 'og:url')).toBe(url);
  });

  it.each([
    ['/docs/folder one/概要', '/docs/folder%20one/%E6%A6%82%E8%A6%81'],
    ['/docs/schemas/a%2Fb', '/docs/schemas/a%2Fb'],
    ['/docs/100%', '/docs/100%25'],
  ])('encodes every address of the page: %s', (path, encoded) => {
    const url = `https://developers.easier.example/pr-12${encoded}`;
    const tags = toHeadTags({ ...page, path, image: '/img/a b.png' }, site);
    expect(findContent(tags, 'og:url')).toBe(url);
    expect(findContent(tags, 'og:image')).toMatch(/\/img\/a%20b\.png$/);
    const links = tags.filter((tag) => tag.tag === 'link');
    expect(new Set(links.map(({ href }) => href))).toEqual(new Set([url]));
  });

  it('keeps the slash of a home page at the root', () => {
    const tags = toHeadTags({ description: '', path: '/' }, { ...site, base: '/' });
    expect(findContent(tags, 'og:url')).toBe('https://developers.easier.example/');
    expect(findContent(tags, 'og:type')).toBe('website');
  });

  it('repeats title and description for link previews', () => {
    const tags = toHeadTags(page, site);
    expect(findContent(tags, 'og:title')).toBe('Routing | Easier Developers');
    expect(findContent(tags, 'og:description')).toBe(findContent(tags, 'description'));
    expect(findContent(tags, 'og:type')).toBe('article');
  });

  it('adds noindex only if the page sets it', () => {
    expect(findContent(toHeadTags(page, site), 'robots')).toBeUndefined();
    expect(findContent(toHeadTags({ ...page, noindex: true }, site), 'robots')).toBe(
      'noindex, nofollow',
    );
  });

  it('adds keywords only if there are any', () => {
    expect(findContent(toHeadTags({ ...page, keywords: [] }, site), 'keywords')).toBeUndefined();
    expect(findContent(toHeadTags({ ...page, keywords: ['a', 'b'] }, site), 'keywords')).toBe(
      'a,b',
    );
  });

  it('gives each element a unique key, so that a navigation can replace it', () => {
    const names = toHeadTags({ ...page, keywords: ['a'], noindex: true }, site).map((tag) =>
      tag.tag === 'meta' ? tag.key : tag.rel + (tag.hreflang ?? ''),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('adds an image for link previews if the page has one', () => {
    const tags = toHeadTags({ ...page, image: '/img/teams.png' }, site);
    expect(findContent(tags, 'og:image')).toBe(
      'https://developers.easier.example/pr-12/img/teams.png',
    );
    expect(findContent(tags, 'twitter:card')).toBe('summary_large_image');
    expect(findContent(toHeadTags(page, site), 'og:image')).toBeUndefined();
  });

  it('links to the page in every language, and to the default for all others', () => {
    const all = [...site.locales.all, { code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi' }];
    const tags = toHeadTags(page, { ...site, locales: { default: 'en', all } });
    const origin = 'https://developers.easier.example/pr-12';
    expect(tags.filter((tag) => tag.tag === 'link' && tag.rel === 'alternate')).toEqual([
      { tag: 'link', rel: 'alternate', href: `${origin}/docs/routing`, hreflang: 'en' },
      { tag: 'link', rel: 'alternate', href: `${origin}/vi/docs/routing`, hreflang: 'vi' },
      { tag: 'link', rel: 'alternate', href: `${origin}/docs/routing`, hreflang: 'x-default' },
    ]);
  });
});
