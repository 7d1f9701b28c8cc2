import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { SiteMenu } from '../shell/site-menu';
import type { LoadedPage, PageData } from './loaded-page';
import { navigationLinks } from './navigation-links';
import { useHead } from './use-head';

/** A page without a sidebar: home and search. */
export function PageRoute() {
  const { page } = useLoaderData<PageData>();
  return (
    <>
      <SiteMenu links={navigationLinks} />
      <Suspense>
        <Page page={page} />
      </Suspense>
    </>
  );
}

function Page({ page }: { readonly page: Promise<LoadedPage> }) {
  const { head, element } = use(page);
  useHead(head);
  return element;
}
