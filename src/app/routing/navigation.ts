import type * as recordSourceModule from './record-source';
import type { RouteSource, SectionData } from './route-source';

/**
 * Opens pages for a reader who goes from one to another. The code for it is loaded when the browser is idle,
 * or when it is first needed: a first visit does without.
 */
export const navigation: RouteSource = {
  openPage: (section, path) =>
    takeApart(loadRecordSource().then(({ recordSource }) => recordSource.openPage(section, path))),
  loadVersionLinks: async (path) => (await loadRecordSource()).recordSource.loadVersionLinks(path),
};

/** Loads all that a navigation to a site path needs, and shows nothing of it. */
export async function prefetchPage(path: string): Promise<void> {
  const source = await loadRecordSource();
  return source.prefetchPage(path);
}

/** Fetches what a navigation to a site path would load, and runs none of it. */
export async function preloadPage(path: string): Promise<void> {
  const source = await loadRecordSource();
  return source.preloadPage(path);
}

/** Loads the code for navigations. */
export function loadRecordSource(): Promise<typeof recordSourceModule> {
  return import('./record-source');
}

/** The parts of data that are loaded after what opens them. */
export function takeApart(opened: Promise<SectionData>): SectionData {
  return {
    page: opened.then(({ page }) => page),
    layout: opened.then(({ layout }) => layout),
    versionLinks: opened.then(({ versionLinks }) => versionLinks),
  };
}
