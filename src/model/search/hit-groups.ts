import type { PageKind } from './page-facts';

/** The groups of a list of hits. */
export const hitGroups = ['operations', 'guides', 'schemas', 'others'] as const;

/** One of {@link hitGroups}. */
export type HitGroup = (typeof hitGroups)[number];

const groups: Readonly<Record<PageKind, HitGroup>> = {
  operation: 'operations',
  webhook: 'operations',
  guide: 'guides',
  schema: 'schemas',
  errors: 'others',
  overview: 'others',
  list: 'others',
};

/** The group of a page. */
export function getHitGroup(kind: PageKind): HitGroup {
  return groups[kind];
}

/** How many pages each group has; a group without any is left out. */
export type HitCounts = Readonly<Partial<Record<HitGroup, number>>>;

/** Counts the pages of each group. */
export function countGroups(kinds: readonly PageKind[]): HitCounts {
  const counts: Partial<Record<HitGroup, number>> = {};
  for (const kind of kinds) {
    const group = getHitGroup(kind);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
}
