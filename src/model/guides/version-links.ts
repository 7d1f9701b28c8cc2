import { isBelowPath, isSamePath } from '../site/paths';
import type { SidebarItem } from '../navigation/sidebar';
import type { DocsVersion } from '../site/docs-version';
import type { DocEntry, GuideTable } from './guide-table';

/** Where a page's reader gets to in a version. */
export interface VersionLink {
  readonly version: DocsVersion;
  /** Site path of the same page there, else of the version's main page. */
  readonly href: string;
  /** Whether it leads to the page that the reader is on, or to the same one of another version. */
  readonly isSamePage: boolean;
}

/** The version that a site path belongs to: of several, the one with the longest path. */
export function findActiveVersion(
  versions: readonly DocsVersion[],
  path: string,
): DocsVersion | undefined {
  return versions
    .filter((version) => isBelowPath(path, version.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/**
 * For each version, where its reader would go on reading the page at `path`.
 *
 * Docs are found by their ids, as their paths may differ. Other pages – categories, tags, and those of
 * APIs, which no table lists – are found by their place below the version's path; `isPage` knows them.
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
      href: same ?? findMainDoc(table)?.path ?? table.version.path,
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
  const doc = from.docs.find((candidate) => isSamePath(candidate.path, path));
  if (doc !== undefined) return to.docs.find(({ id }) => id === doc.id)?.path;
  const moved = to.version.path + path.slice(from.version.path.length);
  const listed = [...to.categories, ...to.tags].find((page) => isSamePath(page.path, moved));
  return listed?.path ?? (isPage(moved) ? moved : undefined);
}

/** The page that a version starts with: the one at its path, else its first one. */
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

/** What the version switcher says: the page's version, else the reader's choice, else the last one. */
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
