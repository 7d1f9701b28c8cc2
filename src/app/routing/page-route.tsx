import { Suspense } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { SiteMenu } from '../../shell/navbar/site-menu';
import { useLoaded } from '../layout/loader-data';
import type { LoaderData } from '../layout/loader-data';
import { useSiteNavigation } from '../layout/navigation-links';
import { SiteChoices } from '../layout/site-choices';
import { useHead } from '../layout/head';

/** A page without a sidebar: home and search. */
export function PageRoute() {
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
