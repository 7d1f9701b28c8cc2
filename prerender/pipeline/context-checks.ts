import { listContexts } from '../../src/model/search/index-choice';
import type { SearchedParts } from '../../src/model/search/index-choice';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import { toQuotedPosition } from '../sources/position';
import type { Source } from '../sources/sources';

/** Warns of each search context that no page is in; `source` is `content/site.ts`. */
export function checkContexts(
  paths: readonly string[],
  { versions, contexts }: SearchedParts,
  { file, text }: Source,
): readonly Problem[] {
  const used = new Set(paths.flatMap((path) => listContexts(path, versions, contexts)));
  const unused = contexts?.all.filter((context) => !used.has(context)) ?? [];
  const folders = [...new Set(paths.flatMap(listFolders))];
  return unused.map(({ path }) => {
    const nearest = findNearest(path, folders);
    return {
      file,
      ...toQuotedPosition(text, path),
      severity: 'warning',
      message: `No page is in the search context "${path}".`,
      hint:
        nearest === undefined
          ? 'Write the folder as it appears in addresses, such as "docs/api".'
          : `Did you mean "${nearest}"?`,
    };
  });
}

/** The folders above a page: `docs` and `docs/api` for `/docs/api/overview/`. */
function listFolders(path: string): readonly string[] {
  const names = path.split('/').filter((name) => name !== '');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}
