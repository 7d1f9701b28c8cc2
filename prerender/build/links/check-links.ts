import { withoutBase } from '../../../src/model/site/paths';
import type { Problem } from '../../diagnostics/problem';
import type { Complaint } from './check-href';
import { checkHref } from './check-href';
import type { LinkIndex } from './link-index';
import type { LinkSources } from './link-sources';
import { locateLinks } from './locate-links';

/** Every internal link of every finished page must lead to a page, and its hash to something on it. */
export function checkLinks(
  index: LinkIndex,
  base: string,
  sources: LinkSources,
): readonly Problem[] {
  const good = new Set<string>();
  const problems = index.targets.flatMap((page) =>
    page.hrefs.flatMap((href) => {
      if (good.has(href)) return [];
      const complaint = checkHref(href, page, index, base);
      // Wherever it stands, it leads to the same place.
      if (complaint === undefined && href.startsWith('/')) good.add(href);
      if (complaint === undefined) return [];
      return toProblems(page.path, withoutBase(base, href) ?? href, complaint, sources);
    }),
  );
  // A link in the navigation is broken on every page: once is enough.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** One problem for each place at which the link stands. */
function toProblems(
  path: string,
  href: string,
  complaint: Complaint,
  { findSource, shared, findPath }: LinkSources,
): readonly Problem[] {
  const own = findSource(path);
  for (const source of own === undefined ? shared : [own, ...shared]) {
    const places = locateLinks(source, href, findPath);
    if (places.length > 0)
      return places.map((place) => ({
        file: source.file,
        ...place,
        severity: 'warning',
        ...complaint,
      }));
  }
  return [{ file: own?.file ?? path, severity: 'warning', ...complaint }];
}
