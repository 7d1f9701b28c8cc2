import type { LoadedPage } from '../layout/loader-data';

/** Loads the home page. */
export async function loadHomePage(): Promise<LoadedPage> {
  const home = await import('./home-route');
  return home.loadHomePage();
}

/** Loads the search page. Its content depends on the query of the address, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchView, searchPageHead } = await import('./search-view');
  return { head: searchPageHead, element: <SearchView /> };
}
