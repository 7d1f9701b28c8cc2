import { oncePer } from '../once-per';
import { isBelowPath, isSamePath, toComparablePath } from '../site/paths';
import type { SidebarItem } from '../navigation/sidebar';
import type { DocsVersion } from '../site/docs-version';
import type { DocEntry, GuideTable } from './guide-table';

/** A link from a page to a version. */
export interface VersionLink {
  readonly version: DocsVersion;
  /** Site path of the same page in that version, or else of the version's main page. */
  readonly href: string;
  /** True for a link to the same page, in this version or another. */
  readonly isSamePage: boolean;
}

/** The version of a site path: the one with the longest matching path prefix. */
export function findActiveVersion(
  versions: readonly DocsVersion[],
  path: string,
): DocsVersion | undefined {
  return versions
    .filter((version) => isBelowPath(path, version.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/**
 * The links from the page at `path` to each version.
 *
 * Docs are matched by id, because their paths may differ. Other pages are matched by their path below the
 * version's: categories, tags, and API pages, which no table lists and `isPage` finds.
 */
export function toVersionLinks(
  tables: readonly GuideTable[],
  path: string,
  isPage: (path: string) => boolean = () => false,
): readonly VersionLink[] {
  const active = findActiveVersion(
    tables.map(({ version }) => version),
    path,
  );
  const from = tables.find(({ version }) => version === active);
  return tables.map((table) => {
    const same = from === undefined ? undefined : findSamePage(from, table, path, isPage);
    return {
      version: table.version,
      href: same ?? getPages(table).main?.path ?? table.version.path,
      isSamePage: same !== undefined,
    };
  });
}

function findSamePage(
  from: GuideTable,
  to: GuideTable,
  path: string,
  isPage: (path: string) => boolean,
): string | undefined {
  const doc = getPages(from).docs.get(toComparablePath(path));
  const pages = getPages(to);
  if (doc !== undefined) return pages.docsById.get(doc.id)?.path;
  const moved = to.version.path + path.slice(from.version.path.length);
  return pages.lists.get(toComparablePath(moved)) ?? (isPage(moved) ? moved : undefined);
}

/** The pages of a version by their comparable paths, of which the first counts. Cached: a build asks for each page. */
const getPages = oncePer((table: GuideTable) => {
  const { docs, categories, tags } = table;
  const lists = [...categories, ...tags].toReversed();
  return {
    docs: new Map(docs.toReversed().map((doc) => [toComparablePath(doc.path), doc])),
    docsById: new Map(docs.toReversed().map((doc) => [doc.id, doc])),
    lists: new Map(lists.map(({ path }) => [toComparablePath(path), path])),
    main: findMainDoc(table),
  };
});

/** The main page of a version: the doc at its path, or else its first doc. */
export function findMainDoc({ version, docs, sidebars }: GuideTable): DocEntry | undefined {
  const [sidebar = []] = Object.values(sidebars);
  const first = findFirstDocId(sidebar);
  return (
    docs.find(({ path }) => isSamePath(path, version.path)) ??
    docs.find(({ id }) => id === first) ??
    docs[0]
  );
}

function findFirstDocId(items: readonly SidebarItem[]): string | undefined {
  return items
    .map((item) => {
      if (item.type === 'html') return undefined;
      return item.docId ?? (item.type === 'category' ? findFirstDocId(item.items) : undefined);
    })
    .find((id) => id !== undefined);
}

/** The version that the switcher shows: the page's, or the reader's choice, or the last one. */
export function findShownVersion(
  versions: readonly DocsVersion[],
  path: string,
  preferred: string | null,
): DocsVersion | undefined {
  return (
    findActiveVersion(versions, path) ??
    versions.find(({ name }) => name === preferred) ??
    versions.find(({ isLast }) => isLast)
  );
}
