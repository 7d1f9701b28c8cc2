import type { ReactElement } from 'react';
import type { PageContent, PageEntry, PageTable, Section } from '../catalog/page-entry';
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
  return entry === undefined
    ? undefined
    : toLoadedPage(table, entry, await renderContent(await entry.load()));
}

function toLoadedPage({ sidebar }: PageTable, entry: PageEntry, element: ReactElement): LoadedPage {
  const { path, title, description, keywords, unlisted } = entry;
  return {
    head: { path, title, description, keywords, noindex: unlisted },
    element,
    trail: findTrail(sidebar, path),
    neighbours: findNeighbours(sidebar, path),
  };
}

/** Each kind of page has its own chunk, so that a guide's reader never loads the reference. */
async function renderContent(content: PageContent): Promise<ReactElement> {
  switch (content.kind) {
    case 'guide': {
      const { GuidePage } = await import('../docs/guide-page');
      return <GuidePage {...content} />;
    }
    case 'category': {
      const { CategoryPage } = await import('../docs/category-page');
      return <CategoryPage {...content} />;
    }
    case 'api': {
      const { ApiPage } = await import('../reference/api-page');
      return <ApiPage {...content} />;
    }
    case 'overview': {
      const { OverviewPage } = await import('../reference/overview-page');
      return <OverviewPage {...content} />;
    }
    case 'operation': {
      const { OperationArticle } = await import('../reference/operation-article');
      return <OperationArticle operation={content.operation} />;
    }
    default:
      return assertNever(content);
  }
}
