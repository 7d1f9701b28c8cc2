import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { site } from '../../content/site';
import { decodePercent } from '../../src/model/site/decode-percent';
import type { LastUpdate } from '../../src/model/guides/guide-page';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { MarkdownOptions } from '../../src/model/site/markdown';
import type { SiteConfig } from '../../src/model/site/site';
import type { Problem } from '../diagnostics/problem';
import type { DocLinks } from '../mdx/page/paths';
import { listSitePaths } from '../mdx/page/paths';
import type { Style } from '../mdx/style/style';
import type { Source } from '../sources/sources';
import { loadSource } from '../sources/sources';
import type { Doc } from './docs/doc';
import { createDocReader } from './docs/doc';
import { loadLastUpdates } from './docs/last-updates';
import type { GuideVersion } from './guide-version';
import { loadGuideVersion } from './guide-version';
import { isStyled, loadSiteStyle } from './site-style';
import { loadTranslatedFiles } from './translations/translated-files';
import { loadVersions } from './versions';

/** The guides of all versions in one language, cached until a change. */
export interface GuideStore {
  readonly versions: readonly DocsVersion[];
  readonly load: (version: DocsVersion) => Promise<GuideVersion>;
  /** The file to read for a page: its translation, or the page itself. */
  readonly loadText: (file: string) => Promise<Source>;
  /** Resolves links in files whose version is loaded. */
  readonly links: DocLinks;
  /** The style rules; undefined if the site has none. */
  readonly style?: Style | undefined;
  /** Options for the Markdown of guides. */
  readonly markdown?: MarkdownOptions | undefined;
  /** True for files whose style is checked when this language is built. */
  readonly isStyled: (file: string) => boolean;
  /** Clears the cache. */
  readonly clear: () => void;
}

export interface GuideStoreSettings {
  readonly root: string;
  readonly versions: readonly DocsVersion[];
  readonly site: SiteConfig;
  /** The code of the language. */
  readonly locale: string;
  /** Includes drafts, as in development. */
  readonly drafts: boolean;
  readonly style?: Style | undefined;
}

/** Creates an empty store. */
export function createGuideStore(settings: GuideStoreSettings): GuideStore {
  const { root, versions, site, locale, style } = settings;
  const loading = new Map<string, Promise<GuideVersion>>();
  const links = new Map<string, DocLinks>();
  const read = createReader(settings);

  async function readVersion(version: DocsVersion): Promise<GuideVersion> {
    const loaded = await read.version(version);
    links.set(version.name, createDocLinks(loaded.docs));
    return loaded;
  }
  const load = (version: DocsVersion) => {
    const known = loading.get(version.name);
    if (known !== undefined) return known;
    const loaded = readVersion(version);
    loading.set(version.name, loaded);
    // A failure is not kept: a file may have gone while it was read.
    loaded.catch(() => loading.get(version.name) === loaded && loading.delete(version.name));
    return loaded;
  };
  const findVersion = (file: string) =>
    versions.find(({ folder }) => file.startsWith(`${folder}/docs/`));
  return {
    versions,
    load,
    loadText: async (file) => loadSource(root, (await read.findFile())(file)),
    links: {
      findPath: (fromFile, url) =>
        links.get(findVersion(fromFile)?.name ?? '')?.findPath(fromFile, url),
    },
    style,
    markdown: site.markdown,
    isStyled: (file) => isStyled(file, locale, site),
    clear: () => {
      loading.clear();
      read.clear();
    },
  };
}

/** Reads versions with the last updates and translations of their files. */
function createReader({ root, site, locale, drafts }: GuideStoreSettings) {
  // Read once: a new commit shows after a restart.
  let updates: ReturnType<typeof loadLastUpdates> | undefined;
  let translated: ReturnType<typeof loadTranslatedFiles> | undefined;

  const findFile = async () => {
    if (locale === site.locales.default) return (file: string) => file;
    translated ??= loadTranslatedFiles(root, locale);
    return (await translated).findFile;
  };
  const readDoc = createDocReader({
    load: async (file) => ({ ...(await loadSource(root, (await findFile())(file))), file }),
    stamp: async (file) => {
      const path = (await findFile())(file);
      const { mtimeMs, size } = statSync(join(root, path));
      return `${path} ${mtimeMs} ${size}`;
    },
  });
  return {
    findFile,
    version: async (version: DocsVersion) => {
      updates ??= loadLastUpdates(root);
      const { editUrl, lastUpdateAuthors = false } = site;
      return loadGuideVersion(root, version, {
        drafts,
        readDoc,
        lastUpdates: lastUpdateAuthors ? await updates : withoutAuthors(await updates),
        findFile: await findFile(),
        ...(editUrl !== undefined && { editUrl }),
      });
    },
    clear: () => {
      translated = undefined;
    },
  };
}

/** Opens the guides of this site in one language, with the problems of its versions and terms. */
export async function openGuideStore(
  root: string,
  locale: string,
  drafts = false,
): Promise<{ readonly store: GuideStore; readonly problems: readonly Problem[] }> {
  const [{ versions, problems }, styled] = await Promise.all([
    loadVersions(root, site.versions),
    loadSiteStyle(root, site, locale),
  ]);
  return {
    store: createGuideStore({ root, versions, site, locale, drafts, style: styled.style }),
    problems: [...problems, ...styled.problems],
  };
}

/** Resolves links between the files of docs, of one version or several. */
export function createDocLinks(docs: readonly Pick<Doc, 'file' | 'source' | 'path'>[]): DocLinks {
  const paths = new Map(docs.map(({ file, path }) => [file, path]));
  const folders = [...new Set(docs.map(({ file, source }) => file.slice(0, -source.length - 1)))];
  return {
    findPath: (fromFile, url) =>
      listCandidates(fromFile, decodePercent(url), folders)
        .map((file) => paths.get(file))
        .find((path) => path !== undefined),
  };
}

/** The files that a link may refer to, most likely first. */
function listCandidates(
  fromFile: string,
  url: string,
  folders: readonly string[],
): readonly string[] {
  const here = posix.join(posix.dirname(fromFile), url);
  if (/^\.\.?\//.test(url)) return [here];
  if (url.startsWith('@site/')) return listSitePaths(url.slice('@site/'.length));
  const folder = folders
    .filter((candidate) => fromFile.startsWith(`${candidate}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const top = posix.join(folder ?? '', url).replace(/^\//, '');
  if (url.startsWith('/')) return [top, ...listSitePaths(posix.normalize(url).slice(1))];
  return [here, top];
}

/** Dates alone: the names of people are published only where a site wants them. */
function withoutAuthors(updates: ReadonlyMap<string, LastUpdate>): ReadonlyMap<string, LastUpdate> {
  return new Map(
    Array.from(updates, ([file, { author: _author, ...update }]) => [file, update] as const),
  );
}
