import type { SidebarCategory, SidebarItem } from '../navigation/sidebar';
import { createCategoryError } from './category-error';
import { findTrail } from '../navigation/sidebar';
import type { DocsVersion } from '../site/docs-version';
import type { DocEntry, GuideTable } from './guide-table';
import { findActiveVersion } from './version-links';

/**
 * Finds a doc by its id in the first version that has it; undefined for a draft, which is not built.
 * Throws if no version has the id.
 */
export function getDoc(tables: readonly GuideTable[], id: string): DocEntry | undefined {
  const docs = tables.flatMap((table) => table.docs);
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc !== undefined || tables.some(({ draftIds }) => draftIds.includes(id))) return doc;
  const message = `Couldn't find any doc with id "${id}" in ${toVersionNames(tables)}.`;
  const ids = docs.map((known) => known.id);
  throw new Error(`${message}\n${toAvailable('doc', ids)}`);
}

/** Finds a doc of one version by its id. Throws if the version does not have it. */
export function getVersionDoc({ docs }: GuideTable, id: string): DocEntry {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc === undefined) throw new Error(`no version doc found by id=${id}`);
  return doc;
}

/** Finds the version that a site path is in. Throws outside of the documentation. */
export function getActiveVersion(versions: readonly DocsVersion[], path: string): DocsVersion {
  const version = findActiveVersion(versions, path);
  if (version !== undefined) return version;
  const paths = versions.map((known) => known.path).join(', ');
  throw new Error(
    `Can't find active docs plugin for "${path}" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page? Existing docs plugin paths are: ${paths}`,
  );
}

/** Finds a sidebar by its id in the first version that has it. Throws if none has it. */
export function getSidebar(tables: readonly GuideTable[], id: string): readonly SidebarItem[] {
  const table = tables.find(({ sidebars }) => Object.hasOwn(sidebars, id));
  const sidebar = table?.sidebars[id];
  if (sidebar !== undefined) return sidebar;
  const message = `Can't find any sidebar with id "${id}" in ${toVersionNames(tables)}.`;
  const ids = tables.flatMap(({ sidebars }) => Object.keys(sidebars));
  throw new Error(`${message}\n${toAvailable('sidebar', ids)}`);
}

/**
 * Finds the innermost category that holds the page at a site path, or whose own page it is. Throws if
 * there is none.
 */
export function getCurrentCategory(
  sidebar: readonly SidebarItem[],
  pathname: string,
): SidebarCategory {
  const category = findTrail(sidebar, pathname).findLast((item) => item.type === 'category');
  if (category !== undefined) return category;
  throw createCategoryError(pathname);
}

/** `versions "current, 1.0"` */
function toVersionNames(tables: readonly GuideTable[]): string {
  const names = [...new Set(tables.map(({ version }) => version.name))];
  return `version${names.length > 1 ? 's' : ''} "${names.join(', ')}"`;
}

function toAvailable(what: string, ids: readonly string[]): string {
  return [`Available ${what} ids are:`, ...[...new Set(ids)].map((id) => `- ${id}`)].join('\n');
}
