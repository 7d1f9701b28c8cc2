import { searchedParts } from '../../catalog/searched-parts';
import { SearchPage } from '../../search/page/search-page';
import { useSiteNavigation } from '../layout/navigation-links';

/** The results page, which leads on to the parts of the site. */
export function SearchView() {
  const { links } = useSiteNavigation();
  return <SearchPage searched={searchedParts} starts={links} />;
}

export { searchPageHead } from '../../search/page/search-page';
