import type { IndexName } from '../model/search/index-address';
import { isExternalHref } from '../model/site/paths';
import { toSearchPath } from './search-paths';
import { texts } from './texts';

/** Where a reader may begin who does not know what to search for. */
export interface StartLink {
  readonly label: string;
  /** Site path. */
  readonly href: string;
}

/** The ways on without a hit: the parts of the site, and the lists of all operations and schemas of an index. */
export function listNextSteps(
  starts: readonly StartLink[],
  searched: IndexName,
): readonly StartLink[] {
  return [
    ...starts.filter(({ href }) => !isExternalHref(href)),
    { label: texts.search.allOperations, href: toSearchPath('type:operation', searched) },
    { label: texts.search.allSchemas, href: toSearchPath('type:schema', searched) },
  ];
}
