import type { RouteRecord } from '../../catalog/route-record';
import { findVersionLinks, loadPageContent, loadRoute, preloadModule } from '../../catalog/routes';
import { loadJson } from '../../catalog/fetched-files';
import type { Section } from '../../catalog/section';
import { versions } from '../../catalog/versions';
import type { Card } from '../../model/guides/card';
import type { SidebarItem } from '../../model/navigation/sidebar';
import type { SidebarPart, SidebarView } from '../../model/navigation/sidebar-parts';
import { joinSidebar } from '../../model/navigation/sidebar-parts';
import { createMemory } from '../../model/once-per';
import type { LayoutParts } from '../layout/page-layout';
import { renderLayout } from '../layout/page-layout';
import type { LoadedPage } from '../layout/loader-data';
import { orNotFound } from './not-found';
import { renderPage } from './page-view';
import type { RouteSource, SectionData } from './route-source';

/** Opens pages from their route records, in browsers. */
export const recordSource: RouteSource = {
  openPage: (section, path) => {
    const record = loadRoute(path).then(orNotFound);
    return {
      page: record.then(loadPage),
      ...openLayout(section, path, record),
    };
  },
  loadVersionLinks: async (path) => {
    if (versions.length < 2) return [];
    return findVersionLinks(orNotFound(await loadRoute(path)));
  },
};

/** Opens what stands around the page of a record. */
export function openLayout(
  section: Section,
  path: string,
  record = loadRoute(path).then(orNotFound),
): Omit<SectionData, 'page'> {
  return {
    layout: record.then((one) => loadLayout(section, path, one)),
    versionLinks: record.then(findVersionLinks),
  };
}

/** Loads all that a navigation to a site path needs, and shows nothing of it. */
export async function prefetchPage(path: string): Promise<void> {
  const record = await loadRoute(path);
  if (record?.page === undefined) return;
  await Promise.all([loadPage(record), record.layout && loadSidebar(record.layout.sidebar)]);
}

/** Fetches what a navigation to a site path would load, and runs none of it. */
export async function preloadPage(path: string): Promise<void> {
  const record = await loadRoute(path);
  if (record === undefined) return;
  await Promise.all([preloadModule(record), record.layout && loadSidebar(record.layout.sidebar)]);
}

async function loadPage(record: RouteRecord): Promise<LoadedPage> {
  return renderPage(orNotFound(await loadPageContent(record)));
}

async function loadLayout(
  section: Section,
  path: string,
  record: RouteRecord,
): Promise<LayoutParts> {
  const { sidebar: view, sidebarId, neighbours, cards } = orNotFound(record.layout);
  const sidebar = await loadSidebar(view);
  const loadCards = async () =>
    cards === undefined ? undefined : loadJson<readonly Card[]>(cards);
  const layout = { sidebar, sidebarId, neighbours, loadCards, loadPart };
  return renderLayout(section, layout, findVersionLinks(record), path);
}

const loadPart = loadJson<SidebarPart>;

async function loadSidebar(view: SidebarView): Promise<readonly SidebarItem[]> {
  const [root = { items: [] }, ...parts] = await Promise.all(
    [view.root, ...view.parts.map(({ part }) => part)].map(loadPart),
  );
  // The same items on each page that shows the same of them, so that nothing is rendered anew.
  return remember(JSON.stringify(view), () =>
    joinSidebar(
      root,
      view.parts.map(({ at }, index) => ({ at, part: parts[index] ?? { items: [] } })),
    ),
  );
}

const remember = createMemory<readonly SidebarItem[]>(50);
