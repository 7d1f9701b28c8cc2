import type { LoadedPage } from '../layout/loaded-page';

/** The search results page. What it shows depends on the address's query, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchPage, searchPageHead } = await import('../../search/page/search-page');
  return { head: searchPageHead, element: <SearchPage /> };
}
