import type { ReactElement } from 'react';
import type { PageContent, PageView } from '../../catalog/page';
import type { PageEntry, Section } from '../../catalog/section';
import { findSection } from '../../catalog/sections';
import { assertNever } from '../../model/assert-never';
import type { FieldsPage, SchemaPage } from '../../model/api/schema-page';
import type { VersionLink } from '../../model/guides/version-links';
import type { LayoutParts } from '../layout/page-layout';
import type { LoadedPage } from '../layout/loader-data';

/** Loads a section's page and the component that renders it; undefined if there is no such page. */
export async function loadSectionPage(
  section: Section,
  path: string,
): Promise<LoadedPage | undefined> {
  const entry = await findPageEntry(section, path);
  return entry === undefined ? undefined : renderPage(await entry.load());
}

/** The page's entry in its section's table. */
export async function findPageEntry(
  section: Section,
  path: string,
): Promise<PageEntry | undefined> {
  return (await section.loadTable()).findPage(path);
}

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
  const section = findSection(path);
  const entry = section && (await findPageEntry(section, path));
  const view = (await entry?.load())?.view;
  if (view?.kind === 'schema' || view?.kind === 'fields') return view.page;
  throw new Error(`No schema at ${path}.`);
}

/** Loads the layout around a section's page and the components that render it. */
export async function loadLayout(
  section: Section,
  path: string,
  versionLinks: Promise<readonly VersionLink[]>,
): Promise<LayoutParts> {
  const [table, links, { renderLayout }] = await Promise.all([
    section.loadTable(),
    versionLinks,
    import('../layout/page-layout'),
  ]);
  return renderLayout(section, table.getLayout(path), links, path);
}
