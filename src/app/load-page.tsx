import type { ReactElement } from 'react';
import type { PageContent, PageEntry, PageTable, PageView, Section } from '../catalog/page-entry';
import { assertNever } from '../model/assert-never';
import { isSamePath } from '../model/paths';
import { findNeighbours, findTrail } from '../model/sidebar';
import type { LoadedPage } from './loaded-page';

/** Loads a section's page with what renders it; undefined when the section has no such page. */
export async function loadSectionPage(
  section: Section,
  path: string,
): Promise<LoadedPage | undefined> {
  const table = await section.loadTable();
  const entry = table.pages.find((page) => isSamePath(page.path, path));
  if (entry === undefined) return undefined;
  const content = await entry.load();
  return toLoadedPage(table, entry, content, await renderView(content.view));
}

function toLoadedPage(
  { sidebar }: PageTable,
  { path, title, unlisted }: PageEntry,
  { description, keywords }: PageContent,
  element: ReactElement,
): LoadedPage {
  return {
    head: { path, title, description, keywords, noindex: unlisted },
    element,
    trail: findTrail(sidebar, path),
    neighbours: findNeighbours(sidebar, path),
  };
}

/** Each kind of page has its own chunk, so that a guide's reader never loads the reference. */
async function renderView(view: PageView): Promise<ReactElement> {
  switch (view.kind) {
    case 'guide': {
      const { GuidePage } = await import('../docs/guide-page');
      return <GuidePage {...view} />;
    }
    case 'category': {
      const { CategoryPage } = await import('../docs/category-page');
      return <CategoryPage {...view} />;
    }
    case 'api': {
      const { ApiPage } = await import('../reference/api-page');
      return <ApiPage {...view} />;
    }
    case 'overview': {
      const { OverviewPage } = await import('../reference/overview-page');
      return <OverviewPage {...view} />;
    }
    case 'operation': {
      const { OperationArticle } = await import('../reference/operation-article');
      return <OperationArticle operation={view.operation} />;
    }
    default:
      return assertNever(view);
  }
}
