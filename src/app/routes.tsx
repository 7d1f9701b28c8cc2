import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Section } from '../catalog/section';
import { sections } from '../catalog/sections';
import { waitForData } from './layout/loader-data';
import type { LoadedPage, LoadedData, PendingData } from './layout/loader-data';
import { loadHomePage, loadSearchPage } from './routing/standalone-pages';
import { createNotFound } from './routing/not-found';
import { PageRoute } from './routing/page-route';
import type { RouteSource } from './routing/route-source';
import { recoverFromFailedLoad } from './routing/failed-loads';
import { RouteError, ShellError } from './routing/route-error';
import { SectionRoute } from './routing/section-route';
import { Shell } from './layout/shell';
import { toSitePath } from './layout/site-identity';

/** Starts loading the page at a site path. */
type OpenPage = (source: RouteSource, path: string) => PendingData;

/** The `handle` of a route. */
export interface PageHandle {
  readonly open: OpenPage;
}

/** The route table: the home page, search, and one route for each section of the catalog. */
export function createRoutes(source: RouteSource): RouteObject[] {
  const toPageRoute = (id: string, open: OpenPage) => ({
    id,
    element: <PageRoute />,
    errorElement: <RouteError />,
    handle: { open } satisfies PageHandle,
    loader: (args: LoaderFunctionArgs) => waitForPage(args, (path) => open(source, path)),
    shouldRevalidate,
  });
  const toSectionRoute = (section: Section): RouteObject => ({
    ...toPageRoute(section.id, (from, path) => from.openPage(section, path)),
    path: `${section.path.slice(1)}/*`,
    element: <SectionRoute section={section} />,
  });
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ShellError />,
      children: [
        // Some hosts leave the file's name in the address.
        { path: 'index.html?', ...toPageRoute('home', openStandalone(loadHomePage)) },
        { path: 'search/index.html?', ...toPageRoute('search', openStandalone(loadSearchPage)) },
        ...sections.map(toSectionRoute),
        {
          path: '*',
          ...toPageRoute('not-found', () => ({ page: Promise.reject(createNotFound()) })),
        },
      ],
    },
  ];
}

/** A page that belongs to no section and to no version. */
function openStandalone(load: () => Promise<LoadedPage>): OpenPage {
  return (source, path) => ({ page: load(), versionLinks: source.loadVersionLinks(path) });
}

/** Waits for the whole page, so a navigation stays on the old one until then. */
async function waitForPage(
  { request }: LoaderFunctionArgs,
  open: (path: string) => PendingData,
): Promise<LoadedData> {
  const { pathname } = new URL(request.url);
  try {
    return await waitForData(open(toSitePath(pathname)));
  } catch (error) {
    return recoverFromFailedLoad(error, request);
  }
}

/** Whether the page must be loaded again: not when only the query or the hash changes. */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
