import { Suspense, useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { usePageHighlight } from '../../search/use-page-highlight';
import type { Section } from '../../model/pages/site-facts';
import { SiteMenu } from '../../shell/navbar/site-menu';
import type { CategoryCardsSource } from '../../ui/navigation/category-cards';
import { CategoryCards } from '../../ui/navigation/category-cards';
import { findCurrentLink, findSidebarId } from '../layout/current-link';
import { useLoaded } from '../layout/loader-data';
import type { LoaderData } from '../layout/loader-data';
import { getNavigation } from '../layout/navigation-links';
import styles from './section-route.module.css';
import { SiteChoices } from '../layout/site-choices';
import { toSitePath } from '../layout/site-identity';
import { useHead } from '../layout/head';

type Layout = LoaderData['layout'];

/** The frame of a section: its sidebar, and the page between breadcrumbs and pager. */
export function SectionRoute({ section }: { readonly section: Section }) {
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
      return (cards ??= Promise.resolve(layout).then((parts) => parts?.loadCards()));
    },
  };
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
