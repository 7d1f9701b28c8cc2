import { posix } from 'node:path';
import { withoutBase } from '../../../src/model/site/paths';
import type { Problem } from '../../diagnostics/problem';
import type { DocLinks } from '../../mdx/page/paths';
import { followAddress } from '../../mdx/page/paths';
import type { Position } from '../../sources/position';
import { toPosition } from '../../sources/position';
import type { LinkIndex, LinkProblem } from './link-index';
import { checkHref } from './link-index';
import type { LinkSource, LinkSources } from './link-sources';

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
    const links = page.hrefs.flatMap((href) => {
      const problem = good.has(href) ? undefined : checkHref(href, page, index, base);
      // An absolute link leads to the same page from everywhere.
      if (problem === undefined && href.startsWith('/')) good.add(href);
      return problem === undefined ? [] : [{ href: withoutBase(base, href) ?? href, problem }];
    });
    if (links.length > 0) broken.set(page.path, links);
  }
  return broken;
}

/** One problem for each position of the link in the first source that contains it. */
function toProblems(
  path: string,
  { href, problem }: BrokenLink,
  own: readonly LinkSource[],
  { shared, links }: LinkSources,
): readonly Problem[] {
  for (const source of [...own, ...shared]) {
    const positions = listPositions(source, href, links);
    if (positions.length > 0)
      return positions.map((position) => ({
        file: source.file,
        ...position,
        severity: 'warning',
        ...problem,
      }));
  }
  return [{ file: own[0]?.file ?? path, severity: 'warning', ...problem }];
}

/** Matches Markdown's `](…)` and `]: …`, and attributes. */
const DESTINATION =
  /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:href|to)=["']([^"']+)["']/gm;

/** The positions at which a file links to an address, directly or by the path of another file. */
function listPositions(
  { text, linksFrom }: LinkSource,
  href: string,
  links: DocLinks,
): readonly Position[] {
  const positions = Array.from(text.matchAll(DESTINATION)).flatMap((match) => {
    const url = match[1] ?? match[2] ?? match[3] ?? '';
    if (url !== href && toAddress(linksFrom, url, links) !== href) return [];
    return [toPosition(text, match.index + match[0].indexOf(url))];
  });
  if (positions.length > 0) return positions;
  const offset = text.indexOf(href);
  return offset === -1 ? [] : [toPosition(text, offset)];
}

function toAddress(file: string, url: string, links: DocLinks): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!/\.mdx?$/.test(posix.basename(path))) return followAddress(links, file, url);
  const target = links.findPath(file, path);
  return target === undefined ? undefined : target + url.slice(path.length);
}
