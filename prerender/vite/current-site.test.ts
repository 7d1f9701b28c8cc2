import { expect, it } from 'vitest';
import type { SiteConfig } from '../../src/model/site/site';
import { needsRestart } from './current-site';

const site: SiteConfig = {
  url: 'https://docs.example.com',
  title: 'A',
  tagline: 'B',
  titleDelimiter: '|',
  sourceUrl: 'https://git.example',
  copyright: 'C',
  apiOrder: [],
  versions: {},
  locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] },
};

it.each<Partial<SiteConfig>>([
  { title: 'Other' },
  { navbar: [{ type: 'guides' }] },
  { announcement: { content: 'News' } },
  { home: { introduction: 'Words' } },
  // The same value in another object.
  { locales: { default: 'en', all: [{ code: 'en', label: 'English', htmlLang: 'en' }] } },
])('a server goes on with %j', (change) => {
  expect(needsRestart(site, { ...site, ...change })).toBe(false);
  expect(needsRestart({ ...site, ...change }, site)).toBe(false);
});

it.each<Partial<SiteConfig>>([
  { markdown: { math: true } },
  { versions: { lastVersion: '1.0' } },
  { locales: { default: 'vi', all: [{ code: 'vi', label: 'Tiếng Việt', htmlLang: 'vi' }] } },
  // What a later version may add.
  { unheard: 1 } as Partial<SiteConfig>,
])('a server starts again for %j', (change) => {
  expect(needsRestart(site, { ...site, ...change })).toBe(true);
  expect(needsRestart({ ...site, ...change }, site)).toBe(true);
});
