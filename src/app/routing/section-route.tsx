import { Suspense, use, useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { Section } from '../../catalog/section';
import { usePageHighlight } from '../../search/use-page-highlight';
import { SiteMenu } from '../../shell/navbar/site-menu';
import type { CategoryCardsSource } from '../../ui/navigation/category-cards';
import { CategoryCards } from '../../ui/navigation/category-cards';
import type { LoadedPage, LoaderData } from '../layout/loaded-page';
import { navigationLinks } from '../layout/navigation-links';
import type { PageSurroundings } from '../layout/page-surroundings';
import styles from './section-route.module.css';
import { SiteChoices } from '../layout/site-choices';
import { toSitePath } from '../layout/to-site-path';
import { useHead } from '../layout/use-head';

/** A section's frame: its sidebar, and the page in its place between breadcrumbs and neighbours. */
export function SectionRoute({ section }: { readonly section: Section }) {
  const { page, surroundings } = useLoaderData<Required<LoaderData>>();
  const { pathname } = useLocation();
  return (
    <div className={styles['section']}>
      <SiteMenu
        links={navigationLinks}
        current={section.navigation}
        choices={<SiteChoices place="menu" />}
        aside
      >
        <Suspense>
          <Surrounding of={surroundings} part="sidebar" />
        </Suspense>
      </SiteMenu>
      {/* The keys let a reader leave a page whose own script is still on its way. */}
      <main id="content" className={styles['main']}>
        <Suspense key={`above ${pathname}`}>
          <Surrounding of={surroundings} part="above" />
        </Suspense>
        <CategoryCards value={useCategoryCards(surroundings)}>
          <Suspense key={pathname}>
            <SectionPage page={page} />
          </Suspense>
        </CategoryCards>
        <Suspense key={`below ${pathname}`}>
          <Surrounding of={surroundings} part="below" />
        </Suspense>
      </main>
    </div>
  );
}

/** Asked for only by pages with a list of cards within their text. */
function useCategoryCards(surroundings: Promise<PageSurroundings>): CategoryCardsSource {
  const path = toSitePath(useLocation().pathname);
  return useMemo(() => createCardsSource(surroundings, path), [surroundings, path]);
}

function createCardsSource(
  surroundings: Promise<PageSurroundings>,
  path: string,
): CategoryCardsSource {
  let cards: CategoryCardsSource['cards'] | undefined;
  return {
    path,
    get cards() {
      return (cards ??= surroundings.then(({ loadCards }) => loadCards()));
    },
  };
}

interface SurroundingProps {
  readonly of: Promise<PageSurroundings>;
  readonly part: 'sidebar' | 'above' | 'below';
}

function Surrounding({ of: surroundings, part }: SurroundingProps) {
  return use(surroundings)[part];
}

function SectionPage({ page }: { readonly page: Promise<LoadedPage> }) {
  const { head, element } = use(page);
  useHead(head);
  usePageHighlight(element);
  return element;
}
