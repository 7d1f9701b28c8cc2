import type { ReactElement } from 'react';
import type { PageContent, PageView } from '../catalog/page';
import type { PageEntry, Section } from '../catalog/section';
import { assertNever } from '../model/assert-never';
import type { LoadedPage } from './loaded-page';

/** Loads a section's page with what renders it; undefined when the section has no such page. */
export async function loadSectionPage(
  section: Section,
  path: string,
): Promise<LoadedPage | undefined> {
  const entry = await findPageEntry(section, path);
  return entry === undefined ? undefined : renderPage(await entry.load());
}

/** The page's line in its section's table. */
export async function findPageEntry(
  section: Section,
  path: string,
): Promise<PageEntry | undefined> {
  return (await section.loadTable()).findPage(path);
}

/** A page as an element, with its head. */
export async function renderPage({ head, view }: PageContent): Promise<LoadedPage> {
  return { head, element: await renderView(view) };
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
    case 'tags': {
      const { TagsPage } = await import('../docs/tags-page');
      return <TagsPage {...view} />;
    }
    case 'tag': {
      const { TagPage } = await import('../docs/tag-page');
      return <TagPage {...view} />;
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
      return <OperationArticle {...view} />;
    }
    case 'errors': {
      const { ErrorsPage } = await import('../reference/errors-page');
      return <ErrorsPage {...view} />;
    }
    case 'schemas': {
      const { SchemaList } = await import('../reference/schema-list');
      return <SchemaList index={view.index} />;
    }
    case 'schema': {
      const { SchemaArticle } = await import('../reference/schema-article');
      return <SchemaArticle page={view.schema} />;
    }
    default:
      return assertNever(view);
  }
}
