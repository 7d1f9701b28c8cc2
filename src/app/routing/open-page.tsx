import type { ReactElement } from 'react';
import { loadJson } from '../../catalog/fetched-files';
import { loadGuideModule } from '../../catalog/guide-modules';
import { loadOpenPage, loadPage } from '../../catalog/pages';
import { findSection, site } from '../../catalog/site';
import { assertNever } from '../../model/assert-never';
import type { SchemaPage } from '../../model/api/schema-page';
import type { PlainGuide } from '../../model/guides/plain-body';
import type { LoadJson, Page, PageView } from '../../model/pages/page';
import type { FormTemplate } from '../../model/request/request-template';
import { HIGHLIGHT_PARAMETER } from '../../model/search/highlight-parameter';
import type { PageHead } from '../../model/site/head';
import { whenIdle } from '../../ui/idle';
import type { LoadedPage, PendingData } from '../layout/loader-data';
import type { LayoutParts } from '../layout/page-layout';
import { orNotFound } from './not-found';

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

/** A page as an element, with its head. */
async function renderPage({ head, view }: Page): Promise<LoadedPage> {
  const { element, ownHead = head } = await renderView(view);
  if (ownHead === undefined) throw new Error(`A page of the kind "${view.kind}" has no head.`);
  return { head: ownHead, view, element };
}

interface RenderedView {
  readonly element: ReactElement;
  /** Set where the app has the texts. */
  readonly ownHead?: PageHead;
}

/**
 * Each kind of page has its own chunk, so a reader of guides never loads the code of the API reference.
 *
 * A module is not taken apart here: the bundler would wrap each import, in the script of every page.
 */
async function renderView(view: PageView): Promise<RenderedView> {
  switch (view.kind) {
    case 'guide': {
      const { page, text } = view;
      const [module, shown] = await Promise.all([
        import('../../guides/guide-page'),
        'module' in text ? loadGuideModule(text.module, page.path) : loadPlainGuide(text),
      ]);
      return { element: <module.GuidePage page={page} {...shown} /> };
    }
    case 'category': {
      const module = await import('../../guides/category-page');
      return { element: <module.CategoryPage {...view} /> };
    }
    case 'tags': {
      const module = await import('../../guides/tags-page');
      return { element: <module.TagsPage {...view} /> };
    }
    case 'tag': {
      const module = await import('../../guides/tag-page');
      return { element: <module.TagPage {...view} /> };
    }
    case 'api': {
      const module = await import('../../api/pages/api-page');
      return { element: <module.ApiPage {...view} /> };
    }
    case 'overview': {
      const module = await import('../../api/pages/overview-page');
      return { element: <module.OverviewPage {...view} /> };
    }
    case 'operation': {
      const module = await import('../../api/pages/operation-page');
      const { template } = view;
      const loadTemplate =
        template === undefined ? undefined : () => loadJson<FormTemplate>(template);
      return { element: <module.OperationPage {...view} {...{ loadTemplate, loadFields }} /> };
    }
    case 'errors': {
      const module = await import('../../api/pages/errors-page');
      return { element: <module.ErrorsPage {...view} /> };
    }
    case 'changes': {
      const module = await import('../../api/pages/changes-page');
      return { element: <module.ChangesPage {...view} /> };
    }
    case 'gone': {
      const module = await import('../../api/pages/changes-page');
      return { element: <module.GonePage {...view} /> };
    }
    case 'schemas': {
      const module = await import('../../api/pages/schema-list');
      return { element: <module.SchemaList {...view} /> };
    }
    case 'schema': {
      const module = await import('../../api/pages/schema-page');
      return { element: <module.SchemaPage {...view} loadFields={loadFields} /> };
    }
    case 'home': {
      const module = await import('../../home/home-page');
      const ownHead = { path: '/', description: module.toHomeDescription(site.tagline) };
      return { ownHead, element: <module.HomePage tagline={site.tagline} {...view.home} /> };
    }
    case 'search': {
      const module = await import('./search-view');
      return { ownHead: module.searchPageHead, element: <module.SearchView /> };
    }
    default:
      return assertNever(view);
  }
}

async function loadPlainGuide({ nodes, headings, hasTabs }: PlainGuide) {
  const module = hasTabs && (await import('../../mdx/tabs/guide-tabs'));
  return { body: nodes, headings, tabs: module?.guideTabs };
}

/** The data of a schema's page, whose fields other pages open in place. */
async function loadFields(path: string): Promise<SchemaPage> {
  const view = (await loadPage(path))?.view;
  if (view?.kind === 'schema') return view.page;
  throw new Error(`No schema at ${path}.`);
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
