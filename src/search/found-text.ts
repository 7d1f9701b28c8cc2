import type { SearchResult } from '../model/search/protocol';
import { toCountText } from '../ui/locale';
import { texts } from './texts';

/** How many pages were found; `none` says that there are none. */
export function toFoundText(
  { total, isPartial, missing, offers }: SearchResult,
  none: string,
): string {
  // Without all texts, nobody knows that there are none; a filter that is being typed finds nothing yet.
  if (total === 0) return missing === 'failed' || offers.length > 0 ? '' : none;
  // The number grows when the texts are there.
  return toCountText(isPartial ? texts.search.foundSoFar : texts.search.found, total);
}
