import type { SearchedParts } from '../model/search/index-choice';
import { getPageIndex } from './page-index';
import { getSiteSearch } from './site-search';

/** Starts loading the index of the open page's version, so that it is there when the reader has typed. */
export function prepareIndex(path: string, searched: SearchedParts): void {
  void getSiteSearch(getPageIndex(path, searched)).box.getState().load();
}
