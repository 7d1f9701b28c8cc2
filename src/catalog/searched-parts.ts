import type { SearchedParts } from '../model/search/index-choice';
import { site } from './site';
import { versions } from './versions';

/** The parts of the site that have a search index each. */
export const searchedParts: SearchedParts = { versions, contexts: site.searchContexts };
