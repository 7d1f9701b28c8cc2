import { Suspense, use } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { SiteMenu } from '../../shell/navbar/site-menu';
import type { LoadedPage, LoaderData } from '../layout/loaded-page';
import { navigationLinks } from '../layout/navigation-links';
import { SiteChoices } from '../layout/site-choices';
import { useHead } from '../layout/use-head';

/** A page without a sidebar: home and search. */
export function PageRoute() {
  const { page } = useLoaderData<LoaderData>();
  const { pathname } = useLocation();
  return (
    <>
      <SiteMenu links={navigationLinks} choices={<SiteChoices place="menu" />} />
      <Suspense key={pathname}>
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
