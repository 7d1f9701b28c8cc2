import type { DocsVersion } from '../../src/model/site/docs-version';
import { withoutBase } from '../../src/model/site/paths';
import { findIndexPath } from '../../src/model/search/index-hashes';
import type { SearchIndexBuild } from './build-search-index';
import { buildSearchIndex } from './build-search-index';
import type { PageDocuments } from './page-documents';

/**
 * An index for each version, by its site path; that of the last version is at `''`, and has everything
 * else as well. A reader of one version finds nothing of the others.
 */
export function buildVersionIndexes(
  pages: readonly PageDocuments[],
  base: string,
  versions: readonly DocsVersion[],
): ReadonlyMap<string, SearchIndexBuild> {
  const others = versions.filter(({ isLast }) => !isLast).map(({ path }) => path);
  const getIndex = ({ url }: PageDocuments) => findIndexPath(others, withoutBase(base, url) ?? '');
  return new Map(
    ['', ...others].map((path) => [
      path,
      buildSearchIndex(pages.filter((page) => getIndex(page) === path)),
    ]),
  );
}
