import { loadDataFile } from '../../catalog/data-files';
import type { ModuleKind } from '../../catalog/page';
import { readPageModule } from '../../catalog/page';
import { HIGHLIGHT_PARAMETER } from '../../model/search/highlight-parameter';
import type { LoadedPage } from '../layout/loader-data';
import { loadRecordSource, navigation, takeApart } from '../routing/navigation';
import { renderPage } from '../routing/page-view';
import type { RouteSource } from '../routing/route-source';
import { whenIdle } from './idle';

/**
 * Opens the page that the document was prerendered for.
 *
 * The document names the page's own module. What stands around the page stays as prerendered until the
 * browser has nothing else to do.
 */
export const firstVisit: RouteSource = {
  openPage: (section, path) => {
    const named = loadNamedPage();
    const source = whenFree().then(loadRecordSource);
    if (named === undefined)
      return takeApart(source.then(({ recordSource }) => recordSource.openPage(section, path)));
    const layout = source.then(({ openLayout }) => openLayout(section, path));
    return {
      page: named,
      layout: layout.then((opened) => opened.layout),
      versionLinks: layout.then((opened) => opened.versionLinks),
    };
  },
  loadVersionLinks: async (path) => {
    await whenFree();
    return navigation.loadVersionLinks(path);
  },
};

function whenFree(): Promise<void> {
  // In development a saved file must show at once, and React updates only what it has hydrated.
  return hasMarks() || import.meta.env.DEV ? Promise.resolve() : whenIdle();
}

/** Whether the address has search words to mark, which is part of the first visit. */
function hasMarks(): boolean {
  return new URLSearchParams(window.location.search).has(HIGHLIGHT_PARAMETER);
}

/** `renderDocument` marks the link to the module; pages without a module have none. */
function loadNamedPage(): Promise<LoadedPage> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[data-view]');
  if (link === null) return undefined;
  const href = new URL(link.href).pathname;
  const isData = link.rel === 'preload';
  const module = isData ? loadDataFile(href) : import(/* @vite-ignore */ href);
  return openPage(link.dataset['view'] as ModuleKind, module);
}

async function openPage(kind: ModuleKind, module: Promise<unknown>): Promise<LoadedPage> {
  return renderPage(readPageModule(kind, await module));
}
