import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import pMap from 'p-map';
import { isBelowPath, toComparablePath } from '../../../src/model/site/paths';
import { toApiPath, toSpecsFolder } from '../../api/document/api-path';
import { loadSpecFiles } from '../../api/read/spec-files';
import type { GuideStore } from '../../guides/guide-store';
import type { GuideText } from '../../mdx/syntax/guide-tree';
import { listPartials } from '../../mdx/syntax/guide-tree';
import type { DocLinks } from '../../mdx/page/paths';
import type { Source } from '../../sources/sources';
import { listFiles, loadSource, MOST_AT_ONCE } from '../../sources/sources';

/** A file that may contain a page's links. */
export interface LinkSource extends Source, GuideText {
  /** The file that its links are relative to: for a translation, the translated file. */
  readonly linksFrom: string;
  /** Loads the other files that the page may have its texts from. */
  readonly loadParts?: () => Promise<readonly LinkSource[]>;
}

/** The sources of the links on pages. */
export interface LinkSources {
  /** The source of a page, if it has one of its own. */
  readonly loadSource: (path: string) => Promise<LinkSource | undefined>;
  /** The files whose links are on every page, or on pages without a source of their own. */
  readonly shared: readonly LinkSource[];
  readonly links: DocLinks;
}

const SHARED = [
  ...['ts', 'js', 'mjs', 'cjs', 'json'].map((ending) => `content/sidebars.${ending}`),
  'content/site.ts',
  'src/home/home-page.tsx',
];

/** Finds the sources of pages; reads guides and specs only on demand. */
export async function createLinkSources(root: string, store: GuideStore): Promise<LinkSources> {
  const { markdown } = store;
  const toLinkSource = (source: Source) => toShared(source, markdown);
  const loadGuides = once(async () => {
    const versions = await Promise.all(store.versions.map(store.load));
    const docs = versions.flatMap((version) => version.docs);
    return new Map(docs.map(({ path, file }) => [toComparablePath(path), file]));
  });
  const loadApis = once(async () => {
    const { versions } = store;
    const specs = await Promise.all(versions.map((version) => loadSpecFiles(root, version.specs)));
    return specs
      .flatMap(({ entries }) => entries)
      .map((source) => ({
        path: toApiPath(source.file, versions),
        source: { ...toLinkSource(source), loadParts: createPartsLoader(root, source.file) },
      }));
  });
  const shared = SHARED.filter((file) => existsSync(join(root, file)));
  return {
    loadSource: async (path) => {
      // All guides and APIs are in a version.
      if (!store.versions.some((version) => isBelowPath(path, version.path))) return undefined;
      const file = (await loadGuides()).get(toComparablePath(path));
      if (file !== undefined) {
        const source = { ...(await store.loadText(file)), linksFrom: file, markdown };
        return { ...source, loadParts: () => loadPartials(root, source) };
      }
      return (await loadApis()).find((api) => isBelowPath(path, api.path))?.source;
    },
    shared: (await Promise.all(shared.map((file) => loadSource(root, file)))).map(toLinkSource),
    links: store.links,
  };
}

/** The Markdown that a guide includes, and what that includes in turn. */
async function loadPartials(root: string, guide: LinkSource): Promise<readonly LinkSource[]> {
  const found = new Map<string, LinkSource>([[guide.file, guide]]);
  const { markdown } = guide;
  for (const source of found.values()) {
    for (const part of listPartials(root, source)) {
      if (!found.has(part) && existsSync(join(root, part)))
        found.set(part, toShared(await loadSource(root, part), markdown));
    }
  }
  return [...found.values()].slice(1);
}

/** The other files of an API that has a folder. */
function createPartsLoader(root: string, entry: string): () => Promise<readonly LinkSource[]> {
  return once(async () => {
    const folder = posix.dirname(entry);
    if (folder === toSpecsFolder(entry)) return [];
    const files = (await listFiles(root, folder)).filter((file) => TEXT.test(file));
    const loadPart = async (file: string) => toShared(await loadSource(root, file));
    return pMap(
      files.filter((file) => file !== entry),
      loadPart,
      { concurrency: MOST_AT_ONCE },
    );
  });
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => (loading ??= load());
}

const TEXT = /\.(?:ya?ml|json|md|txt)$/;

function toShared(source: Source, markdown?: LinkSource['markdown']): LinkSource {
  return { ...source, linksFrom: source.file, markdown };
}
