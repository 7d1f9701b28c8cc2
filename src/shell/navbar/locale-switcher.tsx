import type { Locales } from '../../model/site/locales';
import { toLocalePath } from '../../model/site/locales';
import { withBase } from '../../model/site/paths';
import { Drawing } from '../../ui/icon';
import { texts } from '../texts';
import { Dropdown } from './dropdown';
import type { DropdownPlace } from './dropdown';
import { useAddressEnd } from './address-end';

export interface LocaleSwitcherProps {
  readonly locales: Locales;
  /** The code of the one that is shown. */
  readonly current: string;
  /** Site path of the page that is shown. */
  readonly path: string;
  readonly place: DropdownPlace;
}

/** Leads to the same page in other languages: each is a build of its own, loaded anew. */
export function LocaleSwitcher({ locales, current, path, place }: LocaleSwitcherProps) {
  const end = useAddressEnd();
  if (locales.all.length < 2) return null;
  const base = import.meta.env.BASE_URL;
  const shown = locales.all.find(({ code }) => code === current);
  return (
    <Dropdown
      label={texts.locales.label}
      current={shown?.label}
      icon={<Drawing shape={GLOBE} size={18} />}
      place={place}
    >
      {locales.all.map(({ code, label, htmlLang }) => (
        <li key={code}>
          <a
            href={toLocalePath(base, withBase(base, path), current, code, locales.default) + end}
            lang={htmlLang}
            hrefLang={htmlLang}
            aria-current={code === current ? 'true' : undefined}
            data-native=""
          >
            {label}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}

const GLOBE =
  'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM2.5 10h15M10 2.5q7 7.5 0 15-7-7.5 0-15Z';
