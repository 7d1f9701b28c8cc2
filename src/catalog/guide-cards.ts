import type { Card } from '../model/docs/card';
import type { GuideDetails } from '../model/docs/guide-meta';
import { isSamePath } from '../model/paths';
import type { SidebarItem } from '../model/sidebar';
import { findFirstHref } from '../model/sidebar';
import { liveContent } from './live-content';

interface DetailsModule {
  readonly default: GuideDetails;
}

// Only category pages need these, so they are not part of the table that every guide loads.
const details = import.meta.glob<DetailsModule>('/content/docs/**/*.mdx', {
  query: '?details',
  eager: true,
});

/** The cards of some sidebar items; an item that leads nowhere has none. */
export function toCards(items: readonly SidebarItem[]): readonly Card[] {
  return items.flatMap((item) => {
    const href = findFirstHref(item);
    if (href === undefined) return [];
    const description = item.description ?? findDescription(href);
    return [
      {
        label: item.label,
        href,
        description,
        ...(item.type === 'category' && { count: item.items.length }),
      },
    ];
  });
}

function findDescription(href: string): string {
  const modules = Object.entries(details).map(([file, loaded]) =>
    liveContent.newest(`${file}?details`, loaded),
  );
  return modules.find((module) => isSamePath(module.default.path, href))?.default.description ?? '';
}
