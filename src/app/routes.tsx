import { Suspense, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { sections } from '../catalog/site';
import type { Section } from '../model/pages/site-facts';
import { orPrerendered } from '../shell/messages/load-notice';
import { SiteMenu } from '../shell/navbar/site-menu';
import { useHead } from './layout/head';
import { useLoaded, waitForData } from './layout/loader-data';
import type { LoadedData, LoaderData } from './layout/loader-data';
import { getNavigation, useSiteNavigation } from './layout/navigation-links';
import { createNotFound } from './routing/not-found';
import type { OpenPage } from './routing/open-page';
import { recoverFromFailedLoad } from './routing/failed-loads';
import { RouteError, ShellError } from './routing/route-error';
import { usePageHighlight } from '../search/use-page-highlight';
import type { CategoryCardsSource } from '../ui/navigation/category-cards';
import { CategoryCards } from '../ui/navigation/category-cards';
import { findCurrentLink, findSidebarId } from './layout/current-link';
import styles from './routes.module.css';
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

/** The frame of a section: its sidebar, and the page between breadcrumbs and pager. */
function SectionRoute({ section }: { readonly section: Section }) {
  const { page, layout } = useLoaderData<LoaderData>();
  const { pathname } = useLocation();
  const sidebar = findSidebarId(layout);
  return (
    <div className={styles['section']}>
      <SiteMenu
        links={getNavigation(section.version).links}
        current={findCurrentLink(section, sidebar)}
        choices={<SiteChoices place="menu" />}
        aside
      >
        <Suspense key={useLayoutKey(layout)}>
          <LayoutPart of={layout} part="sidebar" />
        </Suspense>
      </SiteMenu>
      {/* The keys let a reader leave a page whose script has not loaded yet. */}
      <main id="content" data-sidebar={sidebar} className={styles['main']}>
        <Suspense key={`above ${pathname}`}>
          <LayoutPart of={layout} part="above" />
        </Suspense>
        <CategoryCards value={useCategoryCards(layout)}>
          <Suspense key={pathname}>
            <SectionPage page={page} />
          </Suspense>
        </CategoryCards>
        <Suspense key={`below ${pathname}`}>
          <LayoutPart of={layout} part="below" />
        </Suspense>
      </main>
    </div>
  );
}

type Layout = LoaderData['layout'];

/**
 * A key that changes once, when the layout of a first visit is replaced before it has loaded: with the same key, React
 * would wait for it, and the reader with it.
 */
function useLayoutKey(layout: Layout): string {
  const [first] = useState(layout);
  const [isReplaced, setReplaced] = useState(false);
  if (!isReplaced && layout !== first && isPending(first)) setReplaced(true);
  return isReplaced ? 'next' : 'first';
}

/** True until a promise that `use` has read is fulfilled. https://react.dev/reference/react/use */
function isPending(part: unknown): boolean {
  return part instanceof Promise && (part as { status?: unknown }).status !== 'fulfilled';
}

/** The cards of the category; used only by pages that list cards within their text. */
function useCategoryCards(layout: Layout): CategoryCardsSource {
  const path = toSitePath(useLocation().pathname);
  return useMemo(() => createCardsSource(layout, path), [layout, path]);
}

function createCardsSource(layout: Layout, path: string): CategoryCardsSource {
  let cards: CategoryCardsSource['cards'] | undefined;
  return {
    path,
    get cards() {
      return (cards ??= loadCards(layout));
    },
  };
}

function loadCards(layout: Layout): CategoryCardsSource['cards'] {
  const cards = Promise.resolve(layout).then((parts) => parts?.loadCards());
  // A build reports what fails.
  return import.meta.env.SSR ? cards : orPrerendered(cards);
}

interface LayoutPartProps {
  readonly of: Layout;
  readonly part: 'sidebar' | 'above' | 'below';
}

function LayoutPart({ of: layout, part }: LayoutPartProps) {
  return useLoaded(layout)?.[part];
}

function SectionPage({ page }: Pick<LoaderData, 'page'>) {
  const { head, element, view } = useLoaded(page);
  useHead(head, view.kind);
  usePageHighlight(element);
  return element;
}
