import { loadGuideTable } from '../../catalog/guides';
import { findSection } from '../../catalog/sections';
import { versions } from '../../catalog/versions';
import type { VersionLink } from '../../model/guides/version-links';
import { toVersionLinks } from '../../model/guides/version-links';

/** Finds the page at a site path in each version. The only code that uses the page tables of other versions. */
export async function linkVersions(path: string): Promise<readonly VersionLink[]> {
  const tables = await Promise.all(versions.map(loadGuideTable));
  const paths = new Set(await listMovedPaths(path));
  return toVersionLinks(tables, path, (moved) => paths.has(moved));
}

/** The existing pages at the same path below the other versions' paths. */
async function listMovedPaths(path: string): Promise<readonly string[]> {
  const from = findSection(path)?.version.path;
  if (from === undefined) return [];
  const places = versions.map((version) => version.path + path.slice(from.length));
  const found = await Promise.all(places.map(findPath));
  return found.flat();
}

async function findPath(path: string): Promise<readonly string[]> {
  const table = await findSection(path)?.loadTable();
  return table?.findPage(path) !== undefined ? [path] : [];
}
