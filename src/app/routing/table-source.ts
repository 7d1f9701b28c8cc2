import { findSection } from '../../catalog/sections';
import type { Section } from '../../catalog/section';
import type { PageEntry } from '../../catalog/tables/page-table';
import { loadSidebar } from '../../catalog/tables/route-making';
import { loadTable } from '../../catalog/tables/tables';
import { loadVersionLinks } from '../../catalog/tables/version-links';
import type { VersionLink } from '../../model/guides/version-links';
import { renderLayout } from '../layout/page-layout';
import type { LayoutParts } from '../layout/page-layout';
import { orNotFound } from './not-found';
import { renderPage } from './page-view';
import type { RouteSource } from './route-source';

/** Opens pages from the tables of their sections, for prerendering. */
export const tableSource: RouteSource = {
  openPage: (section, path) => {
    const versionLinks = loadVersionLinks(path);
    return {
      page: loadPage(path),
      layout: loadLayout(section, path, versionLinks),
      versionLinks,
    };
  },
  loadVersionLinks,
};

async function loadPage(path: string) {
  const entry = orNotFound(await findPageEntry(path));
  return renderPage(await entry.load());
}

/** The entry of the page at a site path in its section's table. */
export async function findPageEntry(path: string): Promise<PageEntry | undefined> {
  const section = findSection(path);
  return section && (await loadTable(section)).findPage(path);
}

async function loadLayout(
  section: Section,
  path: string,
  versionLinks: Promise<readonly VersionLink[]>,
): Promise<LayoutParts> {
  const { sidebarId, neighbours, loadCards } = (await loadTable(section)).findLayout(path);
  const sidebar = await loadSidebar(section, path);
  const layout = { sidebar, sidebarId, neighbours, loadCards, loadPart: neverLoaded };
  return renderLayout(section, layout, await versionLinks, path);
}

/** Only a reader opens a category. */
function neverLoaded(): Promise<never> {
  return new Promise(() => {});
}
