import type { ApiSummary, HomeApi } from '../../src/model/api/api';
import type { CategoryEntry } from '../../src/model/guides/guide-table';
import type { HomeGuide } from '../../src/model/guides/home-guide';
import type { SidebarItem } from '../../src/model/navigation/sidebar';
import { findFirstHref } from '../../src/model/navigation/sidebar';
import type { HomeView } from '../../src/model/pages/page';
import type { SiteConfig } from '../../src/model/site/site';
import { toLocalText } from '../../src/model/site/site';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import type { GuideVersion } from '../guides/guide-version';

interface HomeSources {
  readonly site: SiteConfig;
  readonly locale: string;
  readonly facts: SiteFacts;
  readonly guides: readonly GuideVersion[];
}

/** More would be a table of contents. */
const MOST_GUIDES = 6;

/** The home page: the APIs of the last version, and where it leads in the guides of its first sidebar. */
export function toHomeView(
  { site, locale, facts, guides }: HomeSources,
  apis: readonly { readonly summary: ApiSummary; readonly home: HomeApi }[],
): HomeView {
  const index = facts.versions.findIndex(({ isLast }) => isLast);
  const table = guides[index]?.table;
  const [items = []] = Object.values(table?.sidebars ?? {});
  const { introduction = '', start } = site.home ?? {};
  const call = apis.map(({ home }) => home.call).find((one) => one !== null);
  return {
    introduction: toLocalText(introduction, locale),
    ...(start !== undefined && {
      start: { href: start.href, label: toLocalText(start.label, locale) },
    }),
    guidesHref: facts.guideAddresses[index]?.['guides'] ?? '/',
    guides: toHomeGuides(items, table?.categories),
    apis: apis.map(({ summary: { label }, home: { call: _, ...home } }) => ({ label, ...home })),
    ...(call !== undefined && { call }),
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
