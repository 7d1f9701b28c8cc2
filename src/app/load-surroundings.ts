import type { Section } from '../catalog/section';
import { findSection } from '../catalog/sections';
import { versions } from '../catalog/versions';
import type { VersionLink } from '../model/docs/version-links';
import { toVersionLinks } from '../model/docs/version-links';
import { isSamePath } from '../model/paths';
import type { PageSurroundings } from './page-surroundings';

/** Loads what stands around a section's page, with what shows it. */
export async function loadSurroundings(section: Section, path: string): Promise<PageSurroundings> {
  const [table, versionLinks, { renderSurroundings }] = await Promise.all([
    section.loadTable(),
    versions.length > 1 ? loadVersionLinks(section, path) : [],
    import('./page-surroundings'),
  ]);
  return renderSurroundings(section, table.surround(path), versionLinks, path);
}

/** Where the reader of a page gets to in each version: this is the only use of other versions' tables. */
async function loadVersionLinks(section: Section, path: string): Promise<readonly VersionLink[]> {
  const { loadGuideTable } = await import('../catalog/guides');
  const tables = await Promise.all(versions.map(loadGuideTable));
  const paths = new Set(await listMovedPaths(section, path));
  return toVersionLinks(tables, path, (moved) => paths.has(moved));
}

/** The pages at this one's place below the other versions' paths, where there are such. */
async function listMovedPaths(section: Section, path: string): Promise<readonly string[]> {
  const places = versions.map((version) => version.path + path.slice(section.version.path.length));
  const found = await Promise.all(places.map(findPath));
  return found.flat();
}

async function findPath(path: string): Promise<readonly string[]> {
  const table = await findSection(path)?.loadTable();
  return table?.pages.some((page) => isSamePath(page.path, path)) === true ? [path] : [];
}
