import { useEffect } from 'react';
import type { VersionLink } from '../../model/guides/version-links';
import { findShownVersion } from '../../model/guides/version-links';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { useVersionPreferenceStore } from '../../ui/version-preference-store';
import { Dropdown } from './dropdown';
import type { DropdownPlace } from './dropdown';
import { useAddressEnd } from './address-end';

export interface VersionSwitcherProps {
  /** The same page in each version, newest first. */
  readonly links: readonly VersionLink[];
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly place: DropdownPlace;
}

/** Leads to the same page in other versions; following one of its links is a choice. */
export function VersionSwitcher({ links, path, place }: VersionSwitcherProps) {
  const versions = links.map(({ version }) => version);
  const name = useVersionPreference(versions.map((version) => version.name));
  const end = useAddressEnd();
  if (links.length < 2) return null;
  const shown = findShownVersion(versions, path, name);
  return (
    <Dropdown label={texts.versions.label} current={shown?.label} place={place}>
      {links.map(({ version, href }) => (
        <li key={version.name}>
          <Link
            href={href + end}
            aria-current={version === shown ? 'true' : undefined}
            data-version={version.name}
          >
            {version.label}
          </Link>
        </li>
      ))}
    </Dropdown>
  );
}

/** Reads the reader's earlier choice once the page is hydrated. */
function useVersionPreference(names: readonly string[]): string | null {
  const { name, adopt } = useVersionPreferenceStore();
  const key = names.join('\n');
  useEffect(() => {
    if (key !== '') adopt(key.split('\n'));
  }, [adopt, key]);
  return name;
}
