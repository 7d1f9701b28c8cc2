import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Section } from '../catalog/section';
import { sections } from '../catalog/sections';
import { waitForData } from './layout/loader-data';
import type { LoadedPage, LoadedData, PendingData } from './layout/loader-data';
import { loadVersionLinks } from './routing/version-links';
import { loadLayout, loadSectionPage } from './routing/section-page';
import { loadHomePage, loadSearchPage } from './routing/standalone-pages';
import { createNotFound, orNotFound } from './routing/not-found';
import { openFirstPage } from './hydration/first-page';
import { PageRoute } from './routing/page-route';
import { whenReaderMoves } from './hydration/reader-moves';
import { recoverFromFailedLoad } from './routing/failed-loads';
import { RouteError, ShellError } from './routing/route-error';
import { SectionRoute } from './routing/section-route';
import { Shell } from './layout/shell';
import { toSitePath } from './layout/site-identity';

/** Starts loading the page at a site path. */
type OpenPage = (path: string) => PendingData;

/** The `handle` of a route, for the client. */
export interface PageHandle {
  /** Opens the page that the document was prerendered for. */
  readonly openFirst: OpenPage;
}

/** The route table: the home page, search, and one route for each section of the catalog. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ShellError />,
      children: [
        // Some hosts leave the file's name in the address.
        { path: 'index.html?', ...toStandaloneRoute('home', loadHomePage) },
        { path: 'search/index.html?', ...toStandaloneRoute('search', loadSearchPage) },
        ...sections.map(toSectionRoute),
        {
          path: '*',
          ...toPageRoute('not-found', () => ({ page: Promise.reject(createNotFound()) })),
        },
      ],
    },
  ];
}

function toSectionRoute(section: Section): RouteObject {
  return {
    ...toPageRoute(
      section.id,
      (path) => openSectionPage(section, path),
      (path) => openFirstPage(section, path),
    ),
    path: `${section.path.slice(1)}/*`,
    element: <SectionRoute section={section} />,
  };
}

function openSectionPage(section: Section, path: string): PendingData {
  const versionLinks = loadVersionLinks(path);
  return {
    page: loadSectionPage(section, path).then(orNotFound),
    layout: loadLayout(section, path, versionLinks),
    versionLinks,
  };
}

/** A page that belongs to no section and to no version. */
function toStandaloneRoute(id: string, load: () => Promise<LoadedPage>) {
  return toPageRoute(
    id,
    (path) => ({ page: load(), versionLinks: loadVersionLinks(path) }),
    (path) => ({
      page: load(),
      versionLinks: whenReaderMoves().then(() => loadVersionLinks(path)),
    }),
  );
}

function toPageRoute(id: string, open: OpenPage, openFirst: OpenPage = open) {
  return {
    id,
    element: <PageRoute />,
    errorElement: <RouteError />,
    handle: { openFirst } satisfies PageHandle,
    loader: (args: LoaderFunctionArgs) => waitForPage(args, open),
    shouldRevalidate,
  };
}

/** Waits for the whole page, so a navigation stays on the old one until then. */
async function waitForPage({ request }: LoaderFunctionArgs, open: OpenPage): Promise<LoadedData> {
  const { pathname } = new URL(request.url);
  try {
    return await waitForData(open(toSitePath(pathname)));
  } catch (error) {
    return recoverFromFailedLoad(error, request.url);
  }
}

/** Whether the page must be loaded again: not when only the query or the hash changes. */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
