import pMap from 'p-map';
import type { GuidePage, LastUpdate } from '../../src/model/guides/guide-page';
import type { GuideTable } from '../../src/model/guides/guide-table';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { Problem } from '../diagnostics/problem';
import type { Source } from '../sources/sources';
import { MOST_AT_ONCE, listFiles, loadSource } from '../sources/sources';
import { checkDocs, checkIds, checkPreviewImages, checkRoutes } from './doc-checks';
import type { Doc, ReadDoc, ReadDocFile } from './docs/doc';
import { toDoc } from './docs/doc';
import { toDocEntries } from './docs/doc-entries';
import { checkEndings } from './docs/doc-endings';
import { isDocFile } from './docs/doc-address';
import { isCategoryFile, toCategories } from './sidebars/category-file';
import type { SidebarsFile } from './sidebars/sidebars-file';
import { resolveSidebars } from './sidebars/sidebars';
import { loadSidebarsFile } from './sidebars/sidebars-file';
import { toTags, toTagsFile } from './tags';

/** The guides of a version, with their problems. */
export interface GuideVersion {
  readonly table: GuideTable;
  /** All docs that are built, including unlisted ones; drafts only with the option `drafts`. */
  readonly docs: readonly Doc[];
  /** By doc id, for cards and tag pages. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** By file, relative to the project root. */
  readonly pages: ReadonlyMap<string, GuidePage>;
  readonly problems: readonly Problem[];
}

/** Settings that the guides of a version depend on, besides their files. */
export interface GuideOptions {
  /** Builds drafts, too. */
  readonly drafts: boolean;
  /** The URL at which the project root can be edited. */
  readonly editUrl?: string;
  /** By file, relative to the project root. */
  readonly lastUpdates?: ReadonlyMap<string, LastUpdate>;
  /** The file to read for a doc: its translation, or the doc itself. */
  readonly findFile?: (source: string) => string;
  /** Reads the doc in a file. */
  readonly readDoc?: ReadDocFile;
}

/** The source files of a version's guides. */
export interface GuideSources {
  readonly docs: readonly Source[];
  readonly categories: readonly Source[];
  readonly tags?: Source;
  readonly sidebars: SidebarsFile;
}

/** Loads the guides of a version: its docs, `_category_` files, tags and sidebars. */
export async function loadGuideVersion(
  root: string,
  version: DocsVersion,
  options: GuideOptions,
): Promise<GuideVersion> {
  const folder = `${version.folder}/docs`;
  const { findFile = (file: string) => file } = options;
  const files = await listFiles(root, folder);
  const load = async (file: string) => ({ ...(await loadSource(root, findFile(file))), file });
  const place = { folder, versionPath: version.path };
  const { readDoc = async (file) => toDoc(await load(file), place) } = options;
  const forEach = <T>(isWanted: (source: string) => boolean, read: (file: string) => Promise<T>) =>
    pMap(
      files.filter((file) => isWanted(file.slice(folder.length + 1))),
      read,
      { concurrency: MOST_AT_ONCE },
    );
  const docs = await forEach(isDocFile, (file) => readDoc(file, place));
  const categories = await forEach(isCategoryFile, load);
  const [tags] = await forEach((source) => source === 'tags.yml', load);
  const sidebars = await loadSidebarsFile(root, version);
  const parts = { docs, categories, ...(tags !== undefined && { tags }), sidebars };
  const loaded = joinVersion(parts, version, options);
  const endings = checkEndings(files);
  return {
    ...loaded,
    problems: [...loaded.problems, ...endings, ...checkPreviewImages(root, loaded.docs)],
  };
}

/** Builds the guides of a version from its source files. */
export function toGuideVersion(
  sources: GuideSources,
  version: DocsVersion,
  options: GuideOptions,
): GuideVersion {
  const place = { folder: `${version.folder}/docs`, versionPath: version.path };
  const docs = sources.docs.map((source) => toDoc(source, place));
  return joinVersion({ ...sources, docs }, version, options);
}

/** The sources of a version, with its docs read. */
interface VersionParts extends Omit<GuideSources, 'docs'> {
  readonly docs: readonly ReadDoc[];
}

function joinVersion(
  sources: VersionParts,
  version: DocsVersion,
  options: GuideOptions,
): GuideVersion {
  const folder = `${version.folder}/docs`;
  const read = sources.docs;
  const written = read.map(({ doc }) => doc);
  const docs = toFirstById(written);
  const isBuilt = ({ draft }: Doc) => options.drafts || !draft;
  const built = [...docs.values()].filter(isBuilt);
  const categories = toCategories(sources.categories, folder);
  const targets = { versionPath: version.path, docs, drafts: options.drafts };
  const sidebars = resolveSidebars(sources.sidebars, categories.categories, targets);
  const tagsFile = sources.tags === undefined ? undefined : toTagsFile(sources.tags);
  const tags = toTags(built, version.path, tagsFile);
  const table: GuideTable = {
    version,
    sidebars: Object.fromEntries(sidebars.sidebars),
    docs: toDocEntries(built, sidebars.sidebars),
    draftIds: [...docs.values()].filter((doc) => !isBuilt(doc)).map(({ id }) => id),
    categories: sidebars.categories,
    tags: tags.tags,
  };
  return {
    table,
    docs: built,
    descriptions: Object.fromEntries(built.map(({ id, description }) => [id, description])),
    pages: toPages(written.filter(isBuilt), tags.ofDocs, options),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...categories.problems,
      ...sidebars.problems,
      ...(tagsFile?.problems ?? []),
      ...tags.problems,
      ...checkIds(written),
      ...checkDocs(docs, sidebars.sidebars),
      ...checkRoutes(built, table, sources.sidebars),
    ],
  };
}

function toFirstById(docs: readonly Doc[]): ReadonlyMap<string, Doc> {
  const first = new Map<string, Doc>();
  for (const doc of docs) if (!first.has(doc.id)) first.set(doc.id, doc);
  return first;
}

/** The data of each guide besides its text, by file. */
function toPages(
  docs: readonly Doc[],
  tags: ReadonlyMap<string, GuidePage['tags']>,
  { editUrl, lastUpdates }: GuideOptions,
): ReadonlyMap<string, GuidePage> {
  return new Map(
    docs.map((doc) => {
      const ownUrl = findEditUrl(doc, editUrl);
      const lastUpdate = { ...lastUpdates?.get(doc.file), ...doc.lastUpdate };
      const page = {
        ...toOwnPage(doc),
        tags: tags.get(doc.id) ?? [],
        ...(ownUrl !== undefined && { editUrl: ownUrl }),
        ...(Object.keys(lastUpdate).length > 0 && { lastUpdate }),
      };
      return [doc.file, page];
    }),
  );
}

function toOwnPage(doc: Doc): Omit<GuidePage, 'tags' | 'editUrl' | 'lastUpdate'> {
  const { id, path, title, description, keywords, image, tableOfContents } = doc;
  return {
    id,
    path,
    title,
    description,
    keywords,
    ...(image !== undefined && { image }),
    unlisted: doc.unlisted,
    draft: doc.draft,
    showTitle: doc.showTitle,
    ...(tableOfContents !== undefined && { tableOfContents }),
  };
}

function findEditUrl({ customEditUrl, file }: Doc, root: string | undefined): string | undefined {
  if (customEditUrl === null || customEditUrl === '') return undefined;
  if (customEditUrl !== undefined) return customEditUrl;
  return root === undefined ? undefined : `${root.replace(/\/$/, '')}/${encodeURI(file)}`;
}
