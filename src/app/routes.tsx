import { Suspense } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { sections } from '../catalog/site';
import { SiteMenu } from '../shell/navbar/site-menu';
import { useHead } from './layout/head';
import { useLoaded, waitForData } from './layout/loader-data';
import type { LoadedData, LoaderData } from './layout/loader-data';
import { useSiteNavigation } from './layout/navigation-links';
import { createNotFound } from './routing/not-found';
import type { OpenPage } from './routing/open-page';
import { recoverFromFailedLoad } from './routing/failed-loads';
import { RouteError, ShellError } from './routing/route-error';
import { SectionRoute } from './routing/section-route';
import { Shell } from './layout/shell';
import { SiteChoices } from './layout/site-choices';
import { toSitePath } from './layout/site-identity';

/** The route table: the home page, search, and one route for each section of the catalog. */
export function createRoutes(open: OpenPage): RouteObject[] {
  const toRoute = (id: string, path: string, element = <PageRoute />): RouteObject => ({
    id,
    path,
    element,
    errorElement: <RouteError />,
    loader: (args) => waitForPage(args, open),
    shouldRevalidate,
  });
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: <ShellError />,
      children: [
        // Some hosts leave the file's name in the address.
        toRoute('home', 'index.html?'),
        toRoute('search', 'search/index.html?'),
        ...sections.map((section) =>
          toRoute(section.id, `${section.path.slice(1)}/*`, <SectionRoute section={section} />),
        ),
        { ...toRoute('not-found', '*'), loader: (args) => waitForPage(args, openNothing) },
      ],
    },
  ];
}

const openNothing: OpenPage = () => {
  throw createNotFound();
};

/** Waits for the whole page, so a navigation stays on the old one until then. */
async function waitForPage({ request }: LoaderFunctionArgs, open: OpenPage): Promise<LoadedData> {
  const { pathname } = new URL(request.url);
  try {
    return await waitForData(open(toSitePath(pathname)));
  } catch (error) {
    return recoverFromFailedLoad(error, request);
  }
}

/** False when only the query or the hash changes. */
function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

/** A page without a sidebar: home and search. */
function PageRoute() {
  const { page } = useLoaderData<LoaderData>();
  const { pathname } = useLocation();
  return (
    <>
      <SiteMenu links={useSiteNavigation().links} choices={<SiteChoices place="menu" />} />
      <Suspense key={pathname}>
        <Page page={page} />
      </Suspense>
    </>
  );
}

function Page({ page }: Pick<LoaderData, 'page'>) {
  const { head, element } = useLoaded(page);
  useHead(head);
  return element;
}
