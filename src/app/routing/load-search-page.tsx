import { texts } from '../../ui/texts/texts';
import type { LoadedPage } from '../layout/loaded-page';

/** The search results page. What it shows depends on the address's query, so it has no data of its own. */
export async function loadSearchPage(): Promise<LoadedPage> {
  const { SearchPage } = await import('../../search/search-page');
  return {
    head: {
      path: '/search',
      title: texts.search.emptyTitle,
      description: texts.search.description,
      bareTitle: true,
      noindex: true,
    },
    element: <SearchPage />,
  };
}
