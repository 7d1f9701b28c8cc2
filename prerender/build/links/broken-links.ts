import { posix } from 'node:path';
import { withoutBase } from '../../../src/model/site/paths';
import type { Problem } from '../../diagnostics/problem';
import type { DocLinks } from '../../mdx/page/paths';
import { followAddress } from '../../mdx/page/paths';
import { oncePer } from '../../../src/model/once-per';
import type { Position } from '../../sources/position';
import type { LinkIndex, LinkProblem } from './link-index';
import { checkHref } from './link-index';
import type { LinkSource, LinkSources } from './link-sources';
import { listWrittenLinks } from './written-links';

/** Checks that each internal link of each finished page leads to a page, and its hash to an anchor. */
export async function checkLinks(
  index: LinkIndex,
  base: string,
  sources: LinkSources,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // One page after the other: the number of open files is limited.
  for (const [path, links] of listBrokenLinks(index, base)) {
    const own = await sources.loadSource(path);
    const parts = own?.loadParts === undefined ? [] : await own.loadParts();
    const files = own === undefined ? [] : [own, ...parts];
    problems.push(...links.flatMap((link) => toProblems(path, link, files, sources)));
  }
  // A broken link in the navigation is on every page, but reported once.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

interface BrokenLink {
  /** Without the base path, as in sources. */
  readonly href: string;
  /** Whether it is in what surrounds the content of the page: that is on other pages, too. */
  readonly isAround: boolean;
  readonly problem: LinkProblem;
}

/** The broken links of each page that has any, by path. */
function listBrokenLinks(
  index: LinkIndex,
  base: string,
): ReadonlyMap<string, readonly BrokenLink[]> {
  const good = new Set<string>();
  const broken = new Map<string, readonly BrokenLink[]>();
  for (const page of index.targets) {
    const around = new Set(page.hrefsAround);
    const links = [...page.hrefs, ...page.hrefsAround].flatMap((href) => {
      const problem = good.has(href) ? undefined : checkHref(href, page, index, base);
      // An absolute link leads to the same page from everywhere.
      if (problem === undefined && href.startsWith('/')) good.add(href);
      if (problem === undefined) return [];
      const written = withoutBase(base, href) ?? href;
      return [{ href: written, isAround: around.has(href), problem }];
    });
    if (links.length > 0) broken.set(page.path, links);
  }
  return broken;
}

/** One problem for each position of the link in the first source that contains it. */
function toProblems(
  path: string,
  { href, isAround, problem }: BrokenLink,
  own: readonly LinkSource[],
  { shared, links }: LinkSources,
): readonly Problem[] {
  for (const source of isAround ? shared : [...own, ...shared]) {
    const positions = listPositions(source, href, links);
    if (positions.length > 0)
      return positions.map((position) => ({
        file: source.file,
        ...position,
        severity: 'warning',
        ...problem,
      }));
  }
  const file = isAround ? AROUND : (own[0]?.file ?? path);
  return [{ file, severity: 'warning', ...problem }];
}

/** Where a link around the content comes from is not known, only that it is not of the page. */
const AROUND = 'content';

/** The positions at which a file links to an address, directly or by the path of another file. */
function listPositions(source: LinkSource, href: string, links: DocLinks): readonly Position[] {
  return listLinks(source)
    .filter(({ url }) => url === href || toAddress(source.linksFrom, url, links) === href)
    .map(({ line, column }) => ({ line, column }));
}

const listLinks = oncePer((source: LinkSource) => listWrittenLinks(source));

function toAddress(file: string, url: string, links: DocLinks): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!/\.mdx?$/.test(posix.basename(path))) return followAddress(links, file, url);
  const target = links.findPath(file, path);
  return target === undefined ? undefined : target + url.slice(path.length);
}
