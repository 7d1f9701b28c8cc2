import { listApis } from '../../catalog/apis';
import { homeGuides, homeWords } from '../../catalog/home';
import { loadHomeApis } from '../../catalog/home-apis';
import { site } from '../../catalog/site';
import { lastVersion } from '../../catalog/versions';
import { HomePage, toHomeDescription } from '../../home/home-page';
import { toLocalText } from '../../model/site/site';
import { locale } from '../../ui/locale';
import type { LoadedPage } from '../layout/loader-data';
import { getNavigation } from '../layout/navigation-links';

/** Loads the home page. */
export async function loadHomePage(): Promise<LoadedPage> {
  const shown = await loadHomeApis();
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
