import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { Section } from '../catalog/section';
import { sections } from '../catalog/sections';
import { loadHomePage } from './routing/load-home-page';
import { loadSectionPage } from './routing/load-page';
import { loadSearchPage } from './routing/load-search-page';
import { loadSurroundings } from './layout/load-surroundings';
import { loadVersionLinks } from './layout/load-version-links';
import type { LoadedPage, LoaderData } from './layout/loaded-page';
import { createNotFound, orNotFound } from './routing/not-found';
import { openFirstPage } from './hydration/open-first-page';
import { PageRoute } from './routing/page-route';
import { whenReaderMoves } from './hydration/reader-moves';
import { recoverFromFailedLoad } from './hydration/recover-from-failed-load';
import { RouteError } from './routing/route-error';
import { SectionRoute } from './routing/section-route';
import { Shell } from './layout/shell';
import { ShellError } from './layout/shell-error';
import { toSitePath } from './layout/to-site-path';

/** Starts loading what a route shows at a site path. */
type OpenPage = (path: string) => LoaderData;

/** What a route's `handle` offers to the client. */
export interface PageHandle {
  /** Opens the page that the document was prerendered for. */
  readonly openFirst: OpenPage;
}

/** The route table: the home page, search, and one route for each section that the catalog found. */
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

function openSectionPage(section: Section, path: string): LoaderData {
  const versionLinks = loadVersionLinks(path);
  return {
    page: loadSectionPage(section, path).then(orNotFound),
    surroundings: loadSurroundings(section, path, versionLinks),
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

/** A navigation stays on the old page until the new one can be shown whole. */
async function waitForPage({ request }: LoaderFunctionArgs, open: OpenPage): Promise<LoaderData> {
  const { pathname } = new URL(request.url);
  const data = open(toSitePath(pathname));
  try {
    settle(data.page, await data.page);
    if (data.surroundings !== undefined) settle(data.surroundings, await data.surroundings);
    if (data.versionLinks !== undefined) settle(data.versionLinks, await data.versionLinks);
    return data;
  } catch (error) {
    return recoverFromFailedLoad(error, request.url);
  }
}

/** The fields by which React knows that a promise has its value. */
interface SettledPromise<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** Lets React read a promise at once that the loader has waited for, without showing a gap first. */
function settle<T>(promise: Promise<T>, value: T): void {
  const settled: SettledPromise<T> = promise;
  settled.status = 'fulfilled';
  settled.value = value;
}

/** A change of query or hash shows the page that is already there. */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}
