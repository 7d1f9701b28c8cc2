import type { Plugin } from 'vite';
import type { HomeGuide } from '../../src/model/guides/home-guide';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { findFirstHref } from '../../src/model/navigation/sidebar';
import type { GuideStore } from '../guides/guide-store';
import type { CurrentSite } from './current-site';

/** The module's name within Vite. */
export const HOME = '\0virtual:home';

/** More would be a table of contents. */
const MOST_GUIDES = 6;

/**
 * Provides `virtual:home`: what the home page says, and where it leads in the guides, from the first sidebar of
 * the last version.
 */
export function home(store: GuideStore, current: CurrentSite): Plugin {
  return {
    name: 'easier:home',
    resolveId: { filter: { id: /^virtual:home$/ }, handler: () => HOME },
    load: {
      // oxlint-disable-next-line no-control-regex -- Rollup's mark of virtual modules.
      filter: { id: /^\0virtual:home$/ },
      async handler() {
        const last = store.versions.find(({ isLast }) => isLast);
        const sidebars = last === undefined ? {} : (await store.load(last)).table.sidebars;
        const [items = []] = Object.values(sidebars);
        const { introduction, start } = current.site.home ?? {};
        const code = [
          `export const guides = ${JSON.stringify(toHomeGuides(items))};`,
          `export const words = ${JSON.stringify({ introduction, start })};`,
        ];
        return { code: code.join('\n'), moduleType: 'js' };
      },
    },
  };
}

/** The categories of a sidebar, or its pages if it has none. */
export function toHomeGuides(items: readonly SidebarItem[]): readonly HomeGuide[] {
  const categories = items.filter(({ type }) => type === 'category');
  const shown = categories.length > 0 ? categories : items;
  return shown.flatMap(toHomeGuide).slice(0, MOST_GUIDES);
}

function toHomeGuide(item: SidebarItem): readonly HomeGuide[] {
  const href = findFirstHref(item);
  if (item.type === 'html' || href === undefined || isUnlisted(item)) return [];
  return [{ label: item.label, href, description: item.description ?? '' }];
}

function isUnlisted(item: Exclude<SidebarItem, { readonly type: 'html' }>): boolean {
  return item.type === 'link' ? item.unlisted === true : item.linkUnlisted === true;
}
