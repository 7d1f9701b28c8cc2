import type { IndexName } from '../model/search/index-address';
import { hasApi, toWidestIndex } from '../model/search/index-choice';
import type { SearchedParts } from '../model/search/index-choice';
import { isExternalHref } from '../model/site/paths';
import { toSearchPath } from './search-paths';
import { texts } from './texts';

/** Where a reader may begin who does not know what to search for. */
export interface StartLink {
  readonly label: string;
  /** Site path. */
  readonly href: string;
}

/** The ways on without a hit: the parts of the site, and all operations and schemas if there are any. */
export function listNextSteps(
  starts: readonly StartLink[],
  name: IndexName,
  searched: SearchedParts,
): readonly StartLink[] {
  const parts = starts.filter(({ href }) => !isExternalHref(href));
  if (!hasApi(name, searched)) return parts;
  const widest = toWidestIndex(name, searched.contexts);
  return [
    ...parts,
    { label: texts.search.allOperations, href: toSearchPath('type:operation', widest) },
    { label: texts.search.allSchemas, href: toSearchPath('type:schema', widest) },
  ];
}
