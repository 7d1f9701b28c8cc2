import { loadDataFile } from '../../catalog/data-files';
import { readPageModule } from '../../catalog/page';
import type { ModuleKind } from '../../catalog/page';
import type { Section } from '../../catalog/section';
import { HIGHLIGHT_PARAMETER } from '../../model/search/highlight-parameter';
import { loadLayout, loadSectionPage, renderPage } from '../routing/section-page';
import { loadVersionLinks } from '../routing/version-links';
import type { LoadedPage, PendingData } from '../layout/loader-data';
import { orNotFound } from '../routing/not-found';
import { whenReaderMoves } from './reader-moves';

/**
 * Starts loading the page that the document was prerendered for.
 *
 * The document names the page's own module, so the first visit needs no page table. The parts made from the
 * table stay as prerendered until the reader's first move.
 */
export function openFirstPage(section: Section, path: string): PendingData {
  // In development a saved file must show at once, and React updates only what it has hydrated.
  const isAtOnce = hasMarks() || import.meta.env.DEV;
  const moves = isAtOnce ? Promise.resolve() : whenReaderMoves();
  const load = async () => orNotFound(await loadSectionPage(section, path));
  const versionLinks = moves.then(() => loadVersionLinks(path));
  return {
    page: loadNamedPage() ?? moves.then(load),
    layout: moves.then(() => loadLayout(section, path, versionLinks)),
    versionLinks,
  };
}

/** Whether the address has search words to mark, which is part of the first visit. */
function hasMarks(): boolean {
  return new URLSearchParams(window.location.search).has(HIGHLIGHT_PARAMETER);
}

/** `renderDocument` marks the link to the module; pages made from the table have none. */
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
