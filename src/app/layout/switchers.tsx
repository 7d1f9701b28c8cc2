import { Suspense } from 'react';
import { site, versions } from '../../catalog/site';
import type { DropdownPlace } from '../../shell/navbar/dropdown';
import { LocaleSwitcher } from '../../shell/navbar/locale-switcher';
import { VersionSwitcher } from '../../shell/navbar/version-switcher';
import { locale } from '../../ui/locale';
import { useLoaded } from './loader-data';
import type { LoaderData } from './loader-data';

interface SwitchersProps {
  readonly place: DropdownPlace;
  /** Site path of the current page. */
  readonly path: string;
  readonly versionLinks: LoaderData['versionLinks'] | undefined;
}

/** The version and language switchers; the version switcher needs the page's data, so it hydrates later. */
export function Switchers({ place, path, versionLinks }: SwitchersProps) {
  return (
    <>
      {versions.length > 1 && versionLinks !== undefined && (
        <Suspense key={path}>
          <Versions place={place} path={path} versionLinks={versionLinks} />
        </Suspense>
      )}
      <LocaleSwitcher locales={site.locales} current={locale} path={path} place={place} />
    </>
  );
}

interface VersionsProps extends SwitchersProps {
  readonly versionLinks: NonNullable<LoaderData['versionLinks']>;
}

function Versions({ place, path, versionLinks }: VersionsProps) {
  return <VersionSwitcher links={useLoaded(versionLinks)} path={path} place={place} />;
}
