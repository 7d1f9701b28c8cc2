import { Suspense, use } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { Section } from '../catalog/section';
import { VersionBanner } from '../docs/version-banner';
import { usePageHighlight } from '../search/use-page-highlight';
import { Sidebar } from '../shell/sidebar';
import { SiteMenu } from '../shell/site-menu';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Pager } from '../ui/pager';
import type { LoadedPage, PageData, PageSurroundings } from './loaded-page';
import { navigationLinks } from './navigation-links';
import styles from './section-route.module.css';
import { toSitePath } from './to-site-path';
import { useHead } from './use-head';

/** A section's frame: its sidebar, and the page in its place between breadcrumbs and neighbours. */
export function SectionRoute({ section }: { readonly section: Section }) {
  const { page, surroundings } = useLoaderData<SectionData>();
  const { pathname } = useLocation();
  return (
    <div className={styles['section']}>
      <SiteMenu links={navigationLinks} current={section.navigation} aside>
        <Suspense>
          <SectionSidebar surroundings={surroundings} />
        </Suspense>
      </SiteMenu>
      {/* The keys let a reader leave a page whose own script is still on its way. */}
      <main id="content" className={styles['main']}>
        <Suspense key={`above ${pathname}`}>
          <AbovePage surroundings={surroundings} />
        </Suspense>
        <Suspense key={pathname}>
          <SectionPage page={page} />
        </Suspense>
        <Suspense key={`below ${pathname}`}>
          <BelowPage surroundings={surroundings} />
        </Suspense>
      </main>
    </div>
  );
}

type SectionData = Required<PageData>;

interface SurroundingsProps {
  readonly surroundings: Promise<PageSurroundings>;
}

function SectionSidebar({ surroundings }: SurroundingsProps) {
  const { sidebar } = use(surroundings);
  const { pathname } = useLocation();
  return <Sidebar items={sidebar} path={toSitePath(pathname)} />;
}

function AbovePage({ surroundings }: SurroundingsProps) {
  const { trail, versionLinks } = use(surroundings);
  return (
    <>
      <VersionBanner links={versionLinks} />
      <Breadcrumbs trail={trail} />
    </>
  );
}

function SectionPage({ page }: { readonly page: Promise<LoadedPage> }) {
  const { head, element } = use(page);
  useHead(head);
  usePageHighlight(element);
  return element;
}

function BelowPage({ surroundings }: SurroundingsProps) {
  return <Pager {...use(surroundings).neighbours} />;
}
