import { useMatches } from 'react-router-dom';
import {
  getGuideAddresses,
  lastVersion,
  listApiFiles,
  listApis,
  sections,
  site,
  versions,
} from '../../catalog/site';
import type { DocsVersion } from '../../model/site/docs-version';
import type { NavbarItem } from '../../model/site/navbar';
import { toAddressKey } from '../../model/site/navbar';
import type { Section } from '../../model/pages/site-facts';
import type { FooterLink } from '../../shell/footer';
import type { NavigationLink } from '../../shell/navbar/site-menu';
import { texts } from '../../shell/texts';
import { useVersionPreferenceStore } from '../../ui/version-preference-store';

const words = texts.navbar;

const usual: readonly NavbarItem[] = [
  { type: 'guides' },
  { type: 'api' },
  { type: 'link', label: words.source, href: site.sourceUrl },
];

/** Where the navigation of a version leads. */
export interface SiteNavigation {
  /** The first page of the guides; the home page when there are none. */
  readonly guides: string;
  /** The site's main navigation: what leads nowhere is left out. */
  readonly links: readonly NavigationLink[];
  /** The links at the end of each page: every API and its OpenAPI file, the guides, the source. */
  readonly footer: readonly FooterLink[];
}

/** The section that the open page is in; none if the page was not found. */
export function useOpenSection(): Section | undefined {
  const match = useMatches().at(-1);
  return match?.loaderData === undefined ? undefined : sections.find(({ id }) => id === match.id);
}

/** The navigation of the page's own version, or else of the one that the reader prefers, or of the last one. */
export function useSiteNavigation(): SiteNavigation {
  const preferred = useVersionPreferenceStore(({ name }) => name);
  return getNavigation(
    useOpenSection()?.version ?? versions.find(({ name }) => name === preferred),
  );
}

/** The navigation of a version; of the last one by default. */
export function getNavigation(version: DocsVersion = lastVersion): SiteNavigation {
  const addresses = getGuideAddresses(version);
  const links = (site.navbar ?? usual).flatMap((item): readonly NavigationLink[] => {
    if (item.type === 'link') return [{ id: item.href, label: item.label, href: item.href }];
    if (item.type !== 'api') {
      const id = toAddressKey(item);
      const href = addresses[id];
      return href === undefined ? [] : [{ id, label: item.label ?? words.guides, href }];
    }
    // A version without the API leads to the last one.
    const api = [version, lastVersion].flatMap(listApis).find(({ id }) => id === (item.id ?? id));
    if (api === undefined) return [];
    const id = item.id === undefined ? 'apis' : api.path;
    return [{ id, label: item.label ?? words.apis, href: api.path }];
  });
  const apis = listApiFiles(version).map(({ file, summary: { label, path } }) => ({
    id: path,
    label,
    href: path,
    // A build writes each as YAML and as JSON.
    openApi: `/${file.replace(/\.\w+$/, '.yaml')}`,
  }));
  return {
    guides: addresses['guides'] ?? '/',
    links,
    footer: [...apis, ...links.filter(({ id }) => id !== 'apis')],
  };
}
