import { listApis } from '../../catalog/apis';
import { lastVersion, versions } from '../../catalog/versions';
import { loadHomeCall } from '../../catalog/home-call';
import { site } from '../../../content/site';
import type { LoadedPage } from '../layout/loader-data';
import { guidesHref } from '../layout/navigation-links';

/** Loads the home page. */
export async function loadHomePage(): Promise<LoadedPage> {
  const [{ HomePage, toHomeDescription }, call] = await Promise.all([
    import('../../home/home-page'),
    loadHomeCall(),
  ]);
  const links = listApis(lastVersion).map(({ path, label, summary, version }) => ({
    href: path,
    label,
    summary,
    version,
  }));
  return {
    head: { path: '/', description: toHomeDescription(site.tagline) },
    element: <HomePage tagline={site.tagline} guides={guidesHref} apis={links} call={call} />,
  };
}

/** Loads the search page. Its content depends on the query of the address, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchPage, searchPageHead } = await import('../../search/page/search-page');
  return { head: searchPageHead, element: <SearchPage versions={versions} /> };
}
