import type { SearchedParts } from '../model/search/index-choice';
import { apiSections } from './apis';
import { site } from './site';
import { versions } from './versions';

/** The parts of the site that have a search index each. */
export const searchedParts: SearchedParts = {
  versions,
  contexts: site.searchContexts,
  apis: apiSections,
};
