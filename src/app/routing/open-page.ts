import { loadJson } from '../../catalog/fetched-files';
import { loadOpenPage, loadPage } from '../../catalog/pages';
import { findSection } from '../../catalog/site';
import type { LoadJson, Page } from '../../model/pages/page';
import { HIGHLIGHT_PARAMETER } from '../../model/search/index-address';
import type { LayoutParts } from '../layout/page-layout';
import type { PendingData } from '../layout/loader-data';
import { whenIdle } from '../../ui/idle';
import { orNotFound } from './not-found';
import { renderPage } from './page-view';

/** Opens the page at a site path; each part of the data rejects if there is none. */
export type OpenPage = (path: string) => PendingData;

/** Opens a page for a reader who comes from another. */
export const openPage: OpenPage = (path) => toPendingData(path, loadPage(path));

/**
 * Opens the page that the document was prerendered from. Its layout stays as prerendered until the browser is idle:
 * nothing in it needs a script before.
 */
export const openFirstPage: OpenPage = (path) =>
  toPendingData(path, loadOpenPage(path), isLayoutNeeded() ? {} : { isFree: whenIdle() });

interface OpenOptions {
  /** The layout waits for it. */
  readonly isFree?: Promise<void>;
  /** Loads the files that a layout names. */
  readonly load?: LoadJson;
}

/** The data of a page. */
export function toPendingData(
  path: string,
  found: Promise<Page | undefined>,
  { isFree = Promise.resolve(), load = loadJson }: OpenOptions = {},
): PendingData {
  const page = found.then(orNotFound);
  return {
    page: page.then(renderPage),
    layout: Promise.all([page, isFree]).then(([one]) => loadLayout(path, one, load)),
    versionLinks: page.then(({ versionLinks }) => versionLinks),
  };
}

/** The layout around a page of a section. Its code is not part of a first visit. */
async function loadLayout(
  path: string,
  { layout, versionLinks }: Page,
  load: LoadJson,
): Promise<LayoutParts | undefined> {
  const section = findSection(path);
  if (section === undefined || layout === undefined) return undefined;
  const module = await import('../layout/page-layout');
  return module.renderLayout(path, section, { layout, versionLinks, load });
}

/** In development a saved file must show at once; and search words in the address are marked in the whole page. */
function isLayoutNeeded(): boolean {
  const { search } = window.location;
  return import.meta.env.DEV || new URLSearchParams(search).has(HIGHLIGHT_PARAMETER);
}

/** Loads all that a navigation to a site path needs, and shows nothing of it. */
export async function prefetchPage(path: string): Promise<void> {
  const page = await loadPage(path);
  if (page !== undefined) await renderPage(page);
}
