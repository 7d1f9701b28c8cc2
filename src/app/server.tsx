// In development, style sheets follow the order of the server's imports: the layers must come first.
import '../ui/styles/index.css';
import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { site } from '../../content/site';
import { findSection } from '../catalog/sections';
import type { PageView } from '../catalog/page';
import type { PageModule } from '../catalog/tables/page-table';
import { loadTable, loadTables } from '../catalog/tables/tables';
import { findTrail } from '../model/navigation/sidebar';
import { toDocumentTitle, toHeadTags } from '../model/site/head';
import { withBase, withBaseInHtml } from '../model/site/paths';
import { AnnouncementBar } from '../shell/announcement/announcement-bar';
import { findPageEntry, tableSource } from './routing/table-source';
import type { LoadedData, LoadedPage } from './layout/loader-data';
import { notFoundHead } from './routing/not-found';
import { createRoutes } from './routes';
import { toPageType } from './layout/page-type';
import { siteIdentity } from './layout/site-identity';

/** Paths of the pages outside of sections. */
const standalonePaths = ['/', '/search', '/404'] as const;

/** Every site path that has a page. */
export async function listPaths(): Promise<readonly string[]> {
  const tables = await loadTables();
  const paths = tables.flatMap((table) => table.pages.map((page) => page.path));
  return [...standalonePaths, ...new Set(paths)];
}

/** What is known of a page without loading it. */
export interface PageOutline {
  /** The items of the sidebar that lead to it, outermost first; empty if it is in none. */
  readonly trail: ReturnType<typeof findTrail>;
  /** The kind of its module; pages made from a table have none. */
  readonly kind?: PageModule['kind'] | undefined;
}

/** Tells what the tables know of a page. */
export async function outlinePage(path: string): Promise<PageOutline> {
  const section = findSection(path);
  if (section === undefined) return { trail: [] };
  const table = await loadTable(section);
  const trail = findTrail(table.findLayout(path).sidebar, path);
  return { trail, kind: table.findPage(path)?.module?.kind };
}

/** A page as input for the prerenderer: elements and head as data, nothing rendered yet. */
export interface ServerPage {
  readonly element: ReactElement;
  /** The status of an answer with it: 404 for an address without a page. */
  readonly status: number;
  /** What stands above all pages. */
  readonly announcement?: (toClean: (html: string) => string) => ReactElement;
  readonly title: string;
  readonly tags: ReturnType<typeof toHeadTags>;
  readonly base: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether it takes the colours of the system until a reader chooses others. */
  readonly followsSystem: boolean;
  /** The label of its kind. */
  readonly pageType: string;
  /** What it shows; a standalone page has none. */
  readonly view?: PageView;
  /** The page's own module; pages made from a table have none. */
  readonly module?: PageModule;
  /** The chunks that render it, by their names in `prerender/vite/site-options.ts`. */
  readonly chunks: readonly string[];
}

export { makeRoute } from '../catalog/tables/route-making';
export type { MadeRoute, SiteScripts } from '../catalog/tables/route-making';
export type { PageModule } from '../catalog/tables/page-table';

/** Loads the page at a site path. */
export async function openServerPage(path: string): Promise<ServerPage> {
  const handler = createStaticHandler(createRoutes(tableSource), { basename: siteIdentity.base });
  const context = await handler.query(
    new Request(new URL(withBase(siteIdentity.base, path), siteIdentity.url)),
  );
  if (context instanceof Response) throw new Error(`The page ${path} answered with a redirect.`);
  const unexpected = Object.values(context.errors ?? {}).find(() => context.statusCode !== 404);
  if (unexpected !== undefined)
    throw new Error(`The page ${path} cannot be rendered.`, { cause: unexpected });
  const page = findPage(Object.values(context.loaderData) as (LoadedData | undefined)[]);
  const head = page?.head ?? notFoundHead;
  const { announcement } = site;
  return {
    element: (
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>
    ),
    status: context.statusCode,
    ...(announcement !== undefined && {
      announcement: (toClean) => (
        <AnnouncementBar
          {...announcement}
          content={withBaseInHtml(siteIdentity.base, toClean(announcement.content))}
        />
      ),
    }),
    title: toDocumentTitle(head, siteIdentity),
    tags: toHeadTags(head, siteIdentity),
    base: siteIdentity.base,
    language: siteIdentity.locale.htmlLang,
    direction: siteIdentity.locale.direction ?? 'ltr',
    followsSystem: site.colorMode?.respectPrefersColorScheme === true,
    pageType: toPageType(page?.view?.kind),
    ...(page?.view !== undefined && { view: page.view }),
    ...(await findModule(path)),
  };
}

/** Pages without a module of their own need no scripts but those of the app. */
async function findModule(path: string): Promise<Pick<ServerPage, 'module' | 'chunks'>> {
  if (findSection(path) === undefined)
    return { chunks: path === '/' ? ['src/app/routing/home-route.tsx'] : [] };
  const module = (await findPageEntry(path))?.module;
  return module === undefined ? { chunks: [] } : { module, chunks: [findViewChunk(module)] };
}

/** The chunk that renders a page's kind, by its name in `prerender/vite/site-options.ts`. */
export function findViewChunk({ kind }: PageModule): string {
  return kind === 'guide' ? 'article' : 'reference';
}

function findPage(data: readonly (LoadedData | undefined)[]): LoadedPage | undefined {
  return data.find((value) => value !== undefined)?.page;
}
