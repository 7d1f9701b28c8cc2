import { posix } from 'node:path';
import { oncePer } from '../../../src/model/once-per';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { isSpecOf } from '../../api/document/api-path';
import type { Problem } from '../../diagnostics/problem';
import type { DocLinks } from '../../mdx/page/paths';
import { followAddress } from '../../mdx/page/paths';
import type { Position } from '../../sources/position';
import type { BrokenLink, BrokenLinks } from './broken-links';
import type { LinkSource, LinkSources } from './link-sources';
import type { WrittenLink } from './written-links';
import { listWrittenLinks } from './written-links';

/** The problems of broken links, each where a source of the page has the link; notes in files of the `foreign` APIs. */
export async function toLinkProblems(
  broken: BrokenLinks,
  sources: LinkSources,
  foreign: readonly string[] = [],
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  const findPositions = createFindPositions(sources.links);
  // One page after the other: the number of open files is limited.
  for (const [path, links] of broken) {
    // For links of the bar or the sidebar alone, no guide needs to be read.
    const isOwn = links.some(({ isAround }) => !isAround);
    const own = isOwn ? await sources.loadSource(path) : undefined;
    const parts = own?.loadParts === undefined ? [] : await own.loadParts();
    const files = own === undefined ? [] : [own, ...parts];
    problems.push(
      ...links.flatMap((link) => toProblems(path, link, files, sources.shared, findPositions)),
    );
  }
  // A broken link in the navigation is on every page, but reported once.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].map((problem) =>
    isSpecOf(problem.file, foreign) ? { ...problem, severity: 'note' } : problem,
  );
}

/** One problem for each position of the link in the first source that contains it. */
function toProblems(
  path: string,
  { href, isAround, isOutside, problem }: BrokenLink,
  own: readonly LinkSource[],
  shared: readonly LinkSource[],
  findPositions: FindPositions,
): readonly Problem[] {
  for (const source of isAround ? shared : [...own, ...shared]) {
    const positions = findPositions(source, href, isOutside);
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

/**
 * The positions at which a file links to an address, directly or by the path of another file; of links that are
 * written as HTML only, if `isHtml`, and the file has such.
 */
type FindPositions = (source: LinkSource, href: string, isHtml: boolean) => readonly Position[];

/** Reads the links of each file once: a broken one may be on thousands of pages. */
function createFindPositions(links: DocLinks): FindPositions {
  const getPositions = oncePer((source: LinkSource) => {
    const positions = new Map<string, WrittenLink[]>();
    for (const link of listWrittenLinks(source)) {
      const address = toAddress(source.linksFrom, link.url, links) ?? link.url;
      for (const href of new Set([link.url, address].map(decodePercent))) {
        const known = positions.get(href) ?? [];
        known.push(link);
        positions.set(href, known);
      }
    }
    return positions;
  });
  return (source, href, isHtml) => {
    const found = getPositions(source).get(decodePercent(href)) ?? [];
    const html = isHtml ? found.filter((link) => link.isHtml) : [];
    return (html.length > 0 ? html : found).map(({ line, column }) => ({ line, column }));
  };
}

function toAddress(file: string, url: string, links: DocLinks): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!/\.mdx?$/.test(posix.basename(path))) return followAddress(links, file, url);
  const target = links.findPath(file, path);
  return target === undefined ? undefined : target + url.slice(path.length);
}
