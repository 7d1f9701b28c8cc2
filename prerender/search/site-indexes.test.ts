import { describe, expect, it } from 'vitest';
import { toIndexKey } from '../../src/model/search/index-address';
import { parseSearchIndex } from '../../src/model/search/index-file';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { PageDocuments } from './page-documents';
import type { SearchedSite } from './site-indexes';
import { buildSiteIndexes, findIndexFile, listIndexFiles } from './site-indexes';

const toVersion = (path: string, isLast: boolean) => ({ path, isLast }) as DocsVersion;

const last = toVersion('/docs', true);
const next = toVersion('/docs/next', false);

const toPage = (url: string): PageDocuments => ({
  url,
  title: url,
  breadcrumb: [],
  description: '',
  keywords: '',
  sections: [],
});

/** The pages of each index. */
function listUrls(urls: readonly string[], site: SearchedSite) {
  return buildSiteIndexes(urls.map(toPage), site).map(({ name, build }) => [
    toIndexKey(name),
    parseSearchIndex(build.json)[0].documents.map(({ u }) => u),
  ]);
}

describe('the indexes of a site', () => {
  const urls = ['/base/docs/next/a', '/base/docs/a', '/base/docs/1.0/a', '/base/docs/nextcloud'];

  it('are one per version; that of the last version includes the pages without a version', () => {
    const versions = [next, last, toVersion('/docs/1.0', false)];
    expect(listUrls(urls, { base: '/base/', versions })).toEqual([
      ['', ['/base/docs/a', '/base/docs/nextcloud']],
      ['/docs/next', ['/base/docs/next/a']],
      ['/docs/1.0', ['/base/docs/1.0/a']],
    ]);
  });

  it('are one for a single version', () => {
    const [index, ...others] = listUrls(urls, { base: '/base/', versions: [last] });
    expect(index?.[1]).toHaveLength(4);
    expect(others).toEqual([]);
  });
});

describe('the indexes of contexts', () => {
  const urls = ['/docs/a', '/docs/teams/b', '/docs/teams/api/c', '/docs/next/teams/d', '/about'];
  const all = [{ path: 'docs/teams/api' }, { path: '/docs/Teams/' }];
  const site = { base: '/', versions: [last, next], contexts: { all } };

  it('hold the pages of their folder in each version; what is in none is beside them', () => {
    expect(listUrls(urls, site)).toEqual([
      ['', ['/about', '/docs/a']],
      ['#docs/teams/api', ['/docs/teams/api/c']],
      ['#/docs/Teams/', ['/docs/teams/api/c', '/docs/teams/b']],
      ['/docs/next', []],
      ['/docs/next#docs/teams/api', []],
      ['/docs/next#/docs/Teams/', ['/docs/next/teams/d']],
    ]);
  });

  it('leave everything in the index of no context if that searches everywhere', () => {
    const [everything] = listUrls(urls, { ...site, contexts: { all, everywhere: true } });
    expect(everything?.[1]).toHaveLength(4);
  });

  it('have files of their own', () => {
    const files = buildSiteIndexes(urls.map(toPage), site).flatMap(listIndexFiles);
    expect(files.map(([path]) => path).filter((path) => /teams\b/.test(path))).toEqual([
      '/search-index-docs-teams-api.json',
      '/search-terms-docs-teams-api.json',
      '/search-text-docs-teams-api-1.json',
      '/search-index-docs-teams.json',
      '/search-terms-docs-teams.json',
      '/search-text-docs-teams-1.json',
      '/docs/next/search-index-docs-teams-api.json',
      '/docs/next/search-terms-docs-teams-api.json',
      '/docs/next/search-index-docs-teams.json',
      '/docs/next/search-terms-docs-teams.json',
      '/docs/next/search-text-docs-teams-1.json',
    ]);
    expect(new Set(files.map(([path]) => path)).size).toBe(files.length);
  });

  it('have files that are found by their paths', () => {
    const indexes = buildSiteIndexes(urls.map(toPage), site);
    for (const [path, text] of indexes.flatMap(listIndexFiles))
      expect(findIndexFile(indexes, path)).toBe(text);
    expect(findIndexFile(indexes, '/search-text-99.json')).toBeUndefined();
  });
});

describe('pages for writers', () => {
  it('are marked in every version, and only guides and lists are', () => {
    const urls = ['/docs/writing/a', '/docs/writings', '/docs/next/writing', '/docs/api/writing'];
    const pages = [
      ...urls.map(toPage),
      { ...toPage('/docs/writing/team'), facts: { kind: 'schema' } as const },
    ];
    const site = { base: '/', versions: [last, next], last: ['writing'] };
    const documents = buildSiteIndexes(pages, site).flatMap(
      ({ build }) => parseSearchIndex(build.json)[0].documents,
    );
    expect(documents.filter(({ f }) => f?.last).map(({ u }) => u)).toEqual([
      '/docs/writing/a',
      '/docs/next/writing',
    ]);
  });
});
