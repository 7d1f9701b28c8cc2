import type { IndexName } from '../../src/model/search/index-address';
import { findIndexPath } from '../../src/model/search/index-address';
import { listContexts } from '../../src/model/search/index-choice';
import type { SearchWords, SiteSearchWords } from '../../src/model/search/knowledge';
import type { SearchContexts } from '../../src/model/site/search-contexts';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { isSamePath, withoutBase } from '../../src/model/site/paths';
import type { PageDocuments } from './page-documents';
import type { SearchIndexBuild } from './search-index';
import { buildSearchIndex } from './search-index';

/** The settings that determine a page's index and its position there. */
export interface SearchedSite {
  readonly base: string;
  readonly versions: readonly DocsVersion[];
  /** Folders of guides, below that of each version, whose pages are listed after all others. */
  readonly last?: readonly string[] | undefined;
  /** The parts that are searched by themselves. */
  readonly contexts?: SearchContexts | undefined;
  /** The words by which readers search. */
  readonly words?: SiteSearchWords | undefined;
}

/** An index of a site, and which it is. */
export interface SiteIndex {
  readonly name: IndexName;
  readonly build: SearchIndexBuild;
}

/**
 * The indexes of a site: one for each context in each version, and one for what is in no context, or for all, in
 * each version. That of the last version includes the pages without a version: a search in one version finds
 * nothing from the others.
 */
export function buildSiteIndexes(
  pages: readonly PageDocuments[],
  { base, versions, last = [], contexts, words }: SearchedSite,
): readonly SiteIndex[] {
  const others = versions.filter(({ isLast }) => !isLast).map(({ path }) => path);
  const placed = pages.map((page): PlacedPage => {
    const path = withoutBase(base, page.url) ?? '';
    return {
      page: withPhrases(isLast(page, path, versions, last) ? toLast(page) : page, path, words),
      version: findIndexPath(others, path),
      contexts: listContexts(path, versions, contexts).map((context) => context.path),
    };
  });
  const names = ['', ...others].flatMap((version) =>
    ['', ...(contexts?.all ?? []).map(({ path }) => path)].map((context) => ({ version, context })),
  );
  return names.map((name) => {
    const own = placed.filter((page) => isIn(page, name, contexts?.everywhere));
    return {
      name,
      build: buildSearchIndex(
        own.map(({ page }) => page),
        { context: name.context, ...(words && { words: toIndexWords(words) }) },
      ),
    };
  });
}

function toIndexWords({ synonyms, wider, foreign }: SiteSearchWords): SearchWords {
  return { synonyms, wider, foreign };
}

/** The page with the phrases for it: those for its address, and those for an anchor of it. */
function withPhrases(
  page: PageDocuments,
  path: string,
  words: SiteSearchWords | undefined,
): PageDocuments {
  const phrases = Object.entries(words?.pages ?? {}).flatMap(([address, texts]) => {
    const [own = '', anchor] = address.split('#');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    return isSamePath(own, path) ? texts.map((text) => ({ text, hash })) : [];
  });
  return phrases.length === 0 ? page : { ...page, phrases };
}

/** The site path of each file of an index, with its text. */
export function listIndexFiles({ name, build }: SiteIndex): readonly (readonly [string, string])[] {
  return [[build.name, build.json] as const, ...build.files].map(([file, text]) => [
    `${name.version}/${file}`,
    text,
  ]);
}

/** The text of a file by its site path, made alone where it can be; undefined if no index has such a file. */
export function findIndexFile(indexes: readonly SiteIndex[], path: string): string | undefined {
  const first = indexes.find(({ name, build }) => path === `${name.version}/${build.name}`);
  return first?.build.json ?? new Map(indexes.flatMap(listIndexFiles)).get(path);
}

interface PlacedPage {
  readonly page: PageDocuments;
  readonly version: string;
  readonly contexts: readonly string[];
}

function isIn(page: PlacedPage, { version, context }: IndexName, everywhere = false): boolean {
  if (page.version !== version) return false;
  return context === ''
    ? everywhere || page.contexts.length === 0
    : page.contexts.includes(context);
}

/** True for a page in one of the folders of guides that are listed after all others. */
function isLast(
  { facts }: PageDocuments,
  path: string,
  versions: readonly DocsVersion[],
  folders: readonly string[],
): boolean {
  if (facts !== undefined && facts.kind !== 'list') return false;
  return versions.some((version) =>
    folders.some((folder) => `${path}/`.startsWith(`${version.path}/${folder}/`)),
  );
}

function toLast(page: PageDocuments): PageDocuments {
  return { ...page, facts: { kind: 'guide', ...page.facts, last: true } };
}
