import { mainIndex } from '../model/search/index-address';
import type { IndexName } from '../model/search/index-address';
import type { SearchedParts } from '../model/search/index-choice';
import { choosePageIndex } from '../model/search/index-choice';
import { useHydrated } from '../ui/use-hydrated';
import { readPreferredVersion, useVersionPreferenceStore } from '../ui/version-preference-store';

/** The index of the page at a site path, for this reader. */
export function getPageIndex(path: string, searched: SearchedParts): IndexName {
  const names = searched.versions.map(({ name }) => name);
  return choosePageIndex(path, searched, readPreferredVersion(names));
}

/** {@link getPageIndex}; another one when the reader chooses another version. Only the browser knows any choice. */
export function usePageIndex(path: string, searched: SearchedParts): IndexName {
  useVersionPreferenceStore(({ name }) => name);
  return useHydrated() ? getPageIndex(path, searched) : mainIndex;
}
