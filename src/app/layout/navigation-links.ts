import { listApis } from '../../catalog/apis';
import { guideAddresses } from '../../catalog/guide-addresses';
import { lastVersion } from '../../catalog/versions';
import { site } from '../../catalog/site';
import type { NavbarItem } from '../../model/site/navbar';
import { toAddressKey } from '../../model/site/navbar';
import type { NavigationLink } from '../../shell/navbar/site-menu';
import { texts } from '../../shell/texts';

const words = texts.navbar;

const usual: readonly NavbarItem[] = [
  { type: 'guides' },
  { type: 'api' },
  { type: 'link', label: words.source, href: site.sourceUrl },
];

/** The first page of the guides; the home page when there are none. */
export const guidesHref = guideAddresses['guides'] ?? '/';

/** The site's main navigation: what leads nowhere is left out. */
export const navigationLinks: readonly NavigationLink[] = (site.navbar ?? usual).flatMap(toLinks);

/** What the end of each page leads to: every API, the guides, the source. */
export const footerLinks: readonly NavigationLink[] = [
  ...listApis(lastVersion).map(({ label, path }) => ({ id: path, label, href: path })),
  ...navigationLinks.filter(({ id }) => id !== 'apis'),
];

function toLinks(item: NavbarItem): readonly NavigationLink[] {
  if (item.type === 'link') return [{ id: item.href, label: item.label, href: item.href }];
  if (item.type === 'api') {
    const api = listApis(lastVersion).find(({ id }) => id === (item.id ?? id));
    if (api === undefined) return [];
    const id = item.id === undefined ? 'apis' : api.path;
    return [{ id, label: item.label ?? words.apis, href: api.path }];
  }
  const id = toAddressKey(item);
  const href = guideAddresses[id];
  return href === undefined ? [] : [{ id, label: item.label ?? words.guides, href }];
}
