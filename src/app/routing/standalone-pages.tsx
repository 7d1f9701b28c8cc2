import { listApis } from '../../catalog/apis';
import { searchedParts } from '../../catalog/searched-parts';
import { lastVersion } from '../../catalog/versions';
import { site } from '../../catalog/site';
import { toLocalText } from '../../model/site/site';
import { locale } from '../../ui/locale';
import type { LoadedPage } from '../layout/loader-data';
import { getNavigation } from '../layout/navigation-links';

/** Loads the home page. */
export async function loadHomePage(): Promise<LoadedPage> {
  const [{ HomePage, toHomeDescription }, shown, { homeGuides, homeWords }] = await Promise.all([
    import('../../home/home-page'),
    import('../../catalog/home-apis').then(({ loadHomeApis }) => loadHomeApis()),
    import('../../catalog/home'),
  ]);
  const apis = listApis(lastVersion).map(({ path, label }) => {
    const {
      summary = '',
      count = 0,
      operations = [],
    } = shown.find((api) => api.path === path) ?? {};
    return { href: path, label, summary, count, operations };
  });
  const { introduction = '', start } = homeWords;
  return {
    head: { path: '/', description: toHomeDescription(site.tagline) },
    element: (
      <HomePage
        tagline={site.tagline}
        introduction={toLocalText(introduction, locale)}
        start={start && { href: start.href, label: toLocalText(start.label, locale) }}
        guidesHref={getNavigation().guides}
        guides={homeGuides}
        apis={apis}
        call={shown.find((api) => api.call !== null)?.call ?? undefined}
      />
    ),
  };
}

/** Loads the search page. Its content depends on the query of the address, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchPage, searchPageHead } = await import('../../search/page/search-page');
  return { head: searchPageHead, element: <SearchPage searched={searchedParts} /> };
}
