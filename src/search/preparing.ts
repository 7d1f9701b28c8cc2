import type { SearchedParts } from '../model/search/index-choice';
import { choosePageIndex } from '../model/search/index-choice';
import { useVersionPreferenceStore } from '../ui/version-preference-store';
import { getSiteSearch } from './site-search';

/** Starts loading the index of the open page's version, so that it is there when the reader has typed. */
export function prepareIndex(path: string, searched: SearchedParts): void {
  const preferred = useVersionPreferenceStore.getState().name;
  void getSiteSearch(choosePageIndex(path, searched, preferred))
    .box.getState()
    .load();
}
