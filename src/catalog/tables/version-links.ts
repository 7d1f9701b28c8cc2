import { findSection } from '../sections';
import { versions } from '../versions';
import { loadGuideTable } from './guides';
import { loadTable } from './tables';
import type { VersionLink } from '../../model/guides/version-links';
import { toVersionLinks } from '../../model/guides/version-links';

/** Finds the page at a site path in each version; none for a site with one version. */
export async function loadVersionLinks(path: string): Promise<readonly VersionLink[]> {
  if (versions.length < 2) return [];
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
  const section = findSection(path);
  const page = section && (await loadTable(section)).findPage(path);
  return page === undefined ? [] : [path];
}
