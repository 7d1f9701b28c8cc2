import type { ReactElement } from 'react';
import type { PageContent, PageView } from '../../catalog/page';
import { loadPageContent, loadRoute } from '../../catalog/routes';
import { assertNever } from '../../model/assert-never';
import type { FieldsPage, SchemaPage } from '../../model/api/schema-page';
import type { LoadedPage } from '../layout/loader-data';

/** A page as an element, with its head. */
export async function renderPage({ head, view }: PageContent): Promise<LoadedPage> {
  return { head, view, element: await renderView(view) };
}

/**
 * Each kind of page has its own chunk, so a reader of guides never loads the code of the API reference.
 *
 * A module is not taken apart here: the bundler would wrap each import, in the script of every page.
 */
async function renderView(view: PageView): Promise<ReactElement> {
  switch (view.kind) {
    case 'guide': {
      const module = await import('../../guides/guide-page');
      return <module.GuidePage {...view} />;
    }
    case 'category': {
      const module = await import('../../guides/category-page');
      return <module.CategoryPage {...view} />;
    }
    case 'tags': {
      const module = await import('../../guides/tags-page');
      return <module.TagsPage {...view} />;
    }
    case 'tag': {
      const module = await import('../../guides/tag-page');
      return <module.TagPage {...view} />;
    }
    case 'api': {
      const module = await import('../../api/pages/api-page');
      return <module.ApiPage {...view} />;
    }
    case 'overview': {
      const module = await import('../../api/pages/overview-page');
      return <module.OverviewPage {...view} />;
    }
    case 'operation': {
      const module = await import('../../api/pages/operation-page');
      return <module.OperationPage {...view} loadFields={loadFields} />;
    }
    case 'errors': {
      const module = await import('../../api/pages/errors-page');
      return <module.ErrorsPage {...view} />;
    }
    case 'schemas':
    case 'schema':
    case 'fields': {
      const module = await import('./schema-view');
      return <module.SchemaView view={view} loadFields={loadFields} />;
    }
    default:
      return assertNever(view);
  }
}

/** The data of a schema's page, whose fields other pages open in place. */
async function loadFields(path: string): Promise<SchemaPage | FieldsPage> {
  const record = await loadRoute(path);
  const view = (record && (await loadPageContent(record)))?.view;
  if (view?.kind === 'schema' || view?.kind === 'fields') return view.page;
  throw new Error(`No schema at ${path}.`);
}
