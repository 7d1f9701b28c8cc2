import { isSamePath } from '../../src/model/site/paths';

/** The home page, the search page and the not-found page are no results. */
const unsearched = ['/', '/search', '/404', '/404.html'];

/** Whether the page at a site path can be found by search. */
export function isSearched(path: string): boolean {
  return !unsearched.some((other) => isSamePath(other, path));
}
