import type { Plugin } from 'vite';
import type { CategoryEntry } from '../../src/model/guides/guide-table';
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
        const table = last === undefined ? undefined : (await store.load(last)).table;
        const [items = []] = Object.values(table?.sidebars ?? {});
        const { introduction, start } = current.site.home ?? {};
        const code = [
          `export const guides = ${JSON.stringify(toHomeGuides(items, table?.categories))};`,
          `export const words = ${JSON.stringify({ introduction, start })};`,
        ];
        return { code: code.join('\n'), moduleType: 'js' };
      },
    },
  };
}

/**
 * The categories of a sidebar, without those apart, or its pages if it has none, with what their cards or their own
 * pages say.
 */
export function toHomeGuides(
  items: readonly SidebarItem[],
  pages: readonly CategoryEntry[] = [],
): readonly HomeGuide[] {
  const categories = items.filter(({ type }) => type === 'category');
  const shown = categories.length > 0 ? categories : items;
  return shown
    .filter((item) => item.type !== 'category' || item.apart !== true)
    .flatMap((item) => toHomeGuide(item, pages))
    .slice(0, MOST_GUIDES);
}

function toHomeGuide(item: SidebarItem, pages: readonly CategoryEntry[]): readonly HomeGuide[] {
  const href = findFirstHref(item);
  if (item.type === 'html' || href === undefined || isUnlisted(item)) return [];
  const page = pages.find(({ path }) => path === href);
  return [{ label: item.label, href, description: item.description ?? page?.description ?? '' }];
}

function isUnlisted(item: Exclude<SidebarItem, { readonly type: 'html' }>): boolean {
  return item.type === 'link' ? item.unlisted === true : item.linkUnlisted === true;
}
