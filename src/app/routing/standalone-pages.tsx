import { listApis } from '../../catalog/apis';
import { lastVersion } from '../../catalog/versions';
import { loadHomeCall } from '../../catalog/home-call';
import { site } from '../../../content/site';
import type { LoadedPage } from '../layout/loader-data';

/** The page at the site's root. */
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
    element: <HomePage tagline={site.tagline} apis={links} call={call} />,
  };
}

/** The search results page. What it shows depends on the address's query, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchPage, searchPageHead } = await import('../../search/page/search-page');
  return { head: searchPageHead, element: <SearchPage /> };
}
