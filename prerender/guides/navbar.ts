import { getDoc, getSidebar } from '../../src/model/guides/doc-lookups';
import type { GuideTable } from '../../src/model/guides/guide-table';
import { findMainDoc } from '../../src/model/guides/version-links';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import type { GuideAddresses, NavbarItem } from '../../src/model/site/navbar';
import { toAddressKey } from '../../src/model/site/navbar';
import { isExternalHref } from '../../src/model/site/paths';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import type { Source } from '../sources/sources';
import { toQuotedPosition } from '../sources/position';

type GuideItem = Extract<NavbarItem, { type: 'guides' | 'sidebar' | 'doc' }>;

/** The addresses of the guides, and of the navbar's items that lead to one. */
export function toGuideAddresses(
  table: GuideTable,
  navbar: readonly NavbarItem[] = [],
): GuideAddresses {
  const items: readonly GuideItem[] = [{ type: 'guides' }, ...navbar.filter(isGuideItem)];
  return Object.fromEntries(
    items.flatMap((item) => {
      const path = findAddress(table, item);
      return path === undefined ? [] : [[toAddressKey(item), path]];
    }),
  );
}

function isGuideItem(item: NavbarItem): item is GuideItem {
  return item.type !== 'link' && item.type !== 'api';
}

function findAddress(table: GuideTable, item: GuideItem): string | undefined {
  if (item.type === 'guides') return findMainDoc(table)?.path ?? table.categories[0]?.path;
  if (item.type === 'doc') return table.docs.find(({ id }) => id === item.id)?.path;
  return Object.hasOwn(table.sidebars, item.id)
    ? findFirstPath(table.sidebars[item.id] ?? [])
    : undefined;
}

/** The first page of a sidebar: a link out of the site is none. */
function findFirstPath(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href !== undefined && !isExternalHref(item.href)) return item.href;
    const below = item.type === 'category' ? findFirstPath(item.items) : undefined;
    if (below !== undefined) return below;
  }
  return undefined;
}

/** Reports items of the navbar that lead nowhere; `source` is the file that lists them. */
export function checkNavbar(
  navbar: readonly NavbarItem[],
  table: GuideTable,
  apis: readonly string[],
  { file, text }: Source,
): readonly Problem[] {
  const addresses = toGuideAddresses(table, navbar);
  return navbar.flatMap((item) => {
    const found = findMistake(item, table, apis, addresses);
    if (found === undefined || !('id' in item) || item.id === undefined) return [];
    return [{ file, ...toQuotedPosition(text, item.id), severity: 'error', ...found }];
  });
}

function findMistake(
  item: NavbarItem,
  table: GuideTable,
  apis: readonly string[],
  addresses: GuideAddresses,
): Pick<Problem, 'message' | 'hint'> | undefined {
  switch (item.type) {
    case 'sidebar':
      if (!Object.hasOwn(table.sidebars, item.id))
        return {
          message: toFirstLine(() => getSidebar([table], item.id)),
          hint: toNearestHint(item.id, Object.keys(table.sidebars)),
        };
      if (addresses[toAddressKey(item)] !== undefined) return undefined;
      return {
        message: `Sidebar with ID "${item.id}" doesn't have anything to be linked to.`,
        hint: 'Add a page to it, or remove it from the navbar.',
      };
    case 'doc': {
      const message = toFirstLine(() => getDoc([table], item.id));
      if (message === '') return undefined;
      return {
        message,
        hint: toNearestHint(
          item.id,
          table.docs.map(({ id }) => id),
        ),
      };
    }
    case 'api':
      if (item.id === undefined || apis.includes(item.id)) return undefined;
      return {
        message: `The navbar links to the API "${item.id}", which does not exist.`,
        hint: toNearestHint(item.id, apis),
      };
    default:
      return undefined;
  }
}

/** The first line of a look-up's error, without its list of all ids; empty if there is none. */
function toFirstLine(lookUp: () => unknown): string {
  try {
    lookUp();
    return '';
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

function toNearestHint(id: string, known: readonly string[]): string {
  const nearest = findNearest(id, known);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return `Write the id of one that is there${known.length <= 20 ? `: ${known.join(', ')}` : ''}.`;
}
