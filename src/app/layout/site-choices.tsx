import { Suspense, lazy } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { site } from '../../../content/site';
import { versions } from '../../catalog/versions';
import type { DropdownPlace } from '../../shell/navbar/dropdown';
import type { LoaderData } from './loader-data';
import { toSitePath } from './site-identity';

// A site with one version in one language offers no choice, and loads nothing for it.
const hasChoices = versions.length > 1 || site.locales.all.length > 1;
const Switchers = lazy(async () => ({ default: (await import('./switchers')).Switchers }));

/** The reader's choice of version and language, where there is one. */
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
