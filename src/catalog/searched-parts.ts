import type { SearchedParts } from '../model/search/index-choice';
import { sections, site, versions } from './site';

/** The parts of the site that have a search index each. */
export const searchedParts: SearchedParts = {
  versions,
  contexts: site.searchContexts,
  apis: sections.filter(({ navigation }) => navigation === 'apis'),
};
