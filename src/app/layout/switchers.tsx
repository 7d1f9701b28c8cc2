import { Suspense, use } from 'react';
import { site } from '../../../content/site';
import { versions } from '../../catalog/versions';
import type { VersionLink } from '../../model/guides/version-links';
import type { DropdownPlace } from '../../shell/navbar/dropdown';
import { LocaleSwitcher } from '../../shell/navbar/locale-switcher';
import { VersionSwitcher } from '../../shell/navbar/version-switcher';
import { locale } from '../../ui/locale';

interface SwitchersProps {
  readonly place: DropdownPlace;
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly versionLinks: Promise<readonly VersionLink[]> | undefined;
}

/** The switchers of versions and languages; the first is made of tables, so it hydrates later. */
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
  readonly versionLinks: Promise<readonly VersionLink[]>;
}

function Versions({ place, path, versionLinks }: VersionsProps) {
  return <VersionSwitcher links={use(versionLinks)} path={path} place={place} />;
}
