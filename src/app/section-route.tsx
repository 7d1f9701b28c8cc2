import { Suspense, use } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { PageTable, Section } from '../catalog/page-entry';
import { usePageHighlight } from '../search/use-page-highlight';
import { Sidebar } from '../shell/sidebar';
import { SiteMenu } from '../shell/site-menu';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Pager } from '../ui/pager';
import type { LoadedPage, PageData } from './loaded-page';
import { navigationLinks } from './navigation-links';
import styles from './section-route.module.css';
import { toSitePath } from './to-site-path';
import { useHead } from './use-head';

/** A section's frame: its sidebar, and the page in its place between breadcrumbs and neighbours. */
export function SectionRoute({ section }: { readonly section: Section }) {
  const { page, table } = useLoaderData<PageData>();
  const { pathname } = useLocation();
  return (
    <div className={styles['section']}>
      <SiteMenu links={navigationLinks} current={section.navigation} aside>
        <Suspense>{table !== undefined && <SectionSidebar table={table} />}</Suspense>
      </SiteMenu>
      <main id="content" className={styles['main']}>
        {/* The key lets a reader leave a page whose own script is still on its way. */}
        <Suspense key={pathname}>
          <SectionPage page={page} />
        </Suspense>
      </main>
    </div>
  );
}

function SectionSidebar({ table }: { readonly table: Promise<PageTable> }) {
  const { sidebar } = use(table);
  const { pathname } = useLocation();
  return <Sidebar items={sidebar} path={toSitePath(pathname)} />;
}

function SectionPage({ page }: { readonly page: Promise<LoadedPage> }) {
  const { head, element, trail, neighbours } = use(page);
  useHead(head);
  usePageHighlight(element);
  return (
    <>
      <Breadcrumbs trail={trail} />
      {element}
      <Pager {...neighbours} />
    </>
  );
}
