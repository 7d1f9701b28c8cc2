import { Suspense, use } from 'react';
import { site } from '../../content/site';
import { versions } from '../catalog/versions';
import type { DropdownPlace } from '../shell/dropdown';
import { LocaleSwitcher } from '../shell/locale-switcher';
import { VersionSwitcher } from '../shell/version-switcher';
import { locale } from '../ui/locale';
import type { PageSurroundings } from './page-surroundings';

interface SwitchersProps {
  readonly place: DropdownPlace;
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly surroundings: Promise<PageSurroundings> | undefined;
}

/** The switchers of versions and languages; the first is made of tables, so it hydrates later. */
export default function Switchers({ place, path, surroundings }: SwitchersProps) {
  return (
    <>
      {versions.length > 1 && surroundings !== undefined && (
        <Suspense key={path}>
          <Versions place={place} path={path} surroundings={surroundings} />
        </Suspense>
      )}
      <LocaleSwitcher locales={site.locales} current={locale} path={path} place={place} />
    </>
  );
}

interface VersionsProps extends SwitchersProps {
  readonly surroundings: Promise<PageSurroundings>;
}

function Versions({ place, path, surroundings }: VersionsProps) {
  return <VersionSwitcher links={use(surroundings).versionLinks} path={path} place={place} />;
}
