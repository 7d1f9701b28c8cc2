import type { SiteConfig } from '../../src/model/site/site';
import { isBelowPath } from '../../src/model/site/paths';
import { findNearest } from '../diagnostics/find-nearest';
import type { Problem } from '../diagnostics/problem';
import { toQuotedPosition } from '../sources/position';
import type { Source } from '../sources/sources';

/** The parts of a site that its configuration can name. */
export interface SiteParts {
  /** The ids of all APIs. */
  readonly apis: readonly string[];
  /** The addresses of guides below their version: `/contributing/openapi`. */
  readonly guides: readonly string[];
  /** The slugs of all operations; undefined while an API is invalid. */
  readonly operations: readonly string[] | undefined;
}

/** Warns of names in `content/site.ts` that nothing has; `source` is that file. */
export function checkSiteNames(
  { apiOrder, searchLast = [], home }: Pick<SiteConfig, 'apiOrder' | 'searchLast' | 'home'>,
  { apis, guides, operations }: SiteParts,
  { file, text }: Source,
): readonly Problem[] {
  const warn = (key: string, name: string, what: string, known: readonly string[]): Problem => {
    const nearest = findNearest(name, known);
    return {
      file,
      ...toQuotedPosition(text, name),
      severity: 'warning',
      message: `There is no ${what} "${name}", which "${key}" names.`,
      hint: nearest === undefined ? 'Correct it, or remove it.' : `Did you mean "${nearest}"?`,
    };
  };
  const call = home?.call;
  return [
    ...apiOrder
      .filter((name) => !apis.includes(name))
      .map((name) => warn('apiOrder', name, 'API', apis)),
    ...searchLast
      .filter((name) => !guides.some((path) => isBelowPath(path, `/${name}`)))
      .map((name) => warn('searchLast', name, 'folder or guide', toFolders(guides))),
    ...(call === undefined || operations === undefined || operations.includes(call)
      ? []
      : [warn('home.call', call, 'operation', operations)]),
  ];
}

/** The guides and the folders above them, without the slash before. */
function toFolders(guides: readonly string[]): readonly string[] {
  const paths = guides.flatMap((path) => [path, path.replace(/\/[^/]*\/?$/, '')]);
  return paths.map((path) => path.slice(1)).filter((path) => path !== '');
}
