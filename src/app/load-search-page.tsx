import type { LoadedPage } from './loaded-page';

/** The search results page. What it shows depends on the address's query, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchPage } = await import('../search/search-page');
  return {
    head: {
      path: '/search',
      title: 'Search the documentation',
      description: 'Search the guides and the API reference.',
      bareTitle: true,
      noindex: true,
    },
    element: <SearchPage />,
  };
}
