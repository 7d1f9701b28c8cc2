import { withoutBase } from '../../../src/model/site/paths';
import type { LinkIndex, LinkProblem, LinkTarget } from './link-index';
import { checkHref } from './link-index';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** Without the base path, as in sources. */
  readonly href: string;
  /** Whether it is in what surrounds the content of the page: that is on other pages, too. */
  readonly isAround: boolean;
  readonly problem: LinkProblem;
}

/** The broken links of each page that has any, by path. */
export type BrokenLinks = ReadonlyMap<string, readonly BrokenLink[]>;

/** Lists the internal links of finished pages that lead to no page, or whose hash to no anchor. */
export function listBrokenLinks(index: LinkIndex, base: string): BrokenLinks {
  // An absolute link leads to the same page from everywhere.
  const known = new Map<string, LinkProblem | undefined>();
  const check = (href: string, page: LinkTarget) => {
    if (!href.startsWith('/')) return checkHref(href, page, index, base);
    if (!known.has(href)) known.set(href, checkHref(href, page, index, base));
    return known.get(href);
  };
  const broken = new Map<string, readonly BrokenLink[]>();
  for (const page of index.targets) {
    const around = new Set(page.hrefsAround);
    const links = [...page.hrefs, ...page.hrefsAround].flatMap((href) => {
      const problem = check(href, page);
      if (problem === undefined) return [];
      const written = withoutBase(base, href) ?? href;
      return [{ href: written, isAround: around.has(href), problem }];
    });
    if (links.length > 0) broken.set(page.path, links);
  }
  return broken;
}
