import { Suspense, lazy } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { site, versions } from '../../catalog/site';
import type { DropdownPlace } from '../../shell/navbar/dropdown';
import type { LoaderData } from './loader-data';
import { orPrerendered } from '../../shell/messages/load-notice';
import { toSitePath } from './site-identity';

// A site with one version and one language shows no switchers and loads no code for them.
const hasChoices = versions.length > 1 || site.locales.all.length > 1;
const Switchers = lazy(async () => {
  const { Switchers: component } = await orPrerendered(import('./switchers'));
  return { default: component };
});

/** The version and language switchers, if the site has any. */
export function SiteChoices({ place }: { readonly place: DropdownPlace }) {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData as LoaderData | undefined;
  if (!hasChoices) return null;
  return (
    <Suspense>
      <Switchers place={place} path={toSitePath(pathname)} versionLinks={data?.versionLinks} />
    </Suspense>
  );
}
