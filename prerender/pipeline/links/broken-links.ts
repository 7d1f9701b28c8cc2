import { toComparablePath, withBase, withoutBase } from '../../../src/model/site/paths';
import type { Redirect } from '../hosts/redirect-rules';
import type { LinkIndex, LinkProblem, LinkTarget } from './link-index';
import { checkHref } from './link-index';
import type { SiteAddress } from './own-address';
import { toOwnPath } from './own-address';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** Without the base path, as in sources. */
  readonly href: string;
  /** True for a link around a page's content, such as in the navbar: other pages have it, too. */
  readonly isAround: boolean;
  /** True for an address without the base path, which only HTML in the source can have. */
  readonly isOutside: boolean;
  readonly problem: LinkProblem;
}

/** The broken links of each page that has any, by path. */
export type BrokenLinks = ReadonlyMap<string, readonly BrokenLink[]>;

/** The site whose links are checked. */
export interface CheckedSite {
  readonly base: string;
  readonly site: SiteAddress;
  readonly redirects: readonly Redirect[];
}

/** Lists the links of finished pages to this site that lead to no page, or whose hash to no anchor. */
export function listBrokenLinks(
  index: LinkIndex,
  { base, site, redirects }: CheckedSite,
): BrokenLinks {
  const moved = new Set(redirects.map(({ from }) => toComparablePath(from)));
  const checkOwn = (path: string, page: LinkTarget) =>
    moved.has(toComparablePath(path.replace(/#.*/, '')))
      ? undefined
      : checkHref(withBase(base, path), page, index, base);
  // An absolute link leads to the same page from everywhere.
  const known = new Map<string, LinkProblem | undefined>();
  const check = (href: string, page: LinkTarget) => {
    const own = toOwnPath(href, site);
    if (own === undefined && !href.startsWith('/')) return checkHref(href, page, index, base);
    if (!known.has(href))
      known.set(href, own === undefined ? checkHref(href, page, index, base) : checkOwn(own, page));
    return known.get(href);
  };
  const broken = new Map<string, readonly BrokenLink[]>();
  for (const page of index.targets) {
    const around = new Set(page.hrefsAround);
    const links = [...page.hrefs, ...page.hrefsAround].flatMap((href) => {
      const problem = check(href, page);
      if (problem === undefined) return [];
      const written = withoutBase(base, href);
      const isOutside = written === undefined && /^\/(?!\/)/.test(href);
      const link = { href: written ?? href, isAround: around.has(href), isOutside };
      const isThere = isOutside && checkHref(withBase(base, href), page, index, base) === undefined;
      return [{ ...link, problem: isThere ? toLacksBase(href, base) : problem }];
    });
    if (links.length > 0) broken.set(page.path, links);
  }
  return broken;
}

function toLacksBase(href: string, base: string): LinkProblem {
  return {
    message: `The link to "${href}" leads out of the site, which is below "${base}".`,
    hint: `Write it in Markdown, as in [text](${href}), or as <Link to="${href}">: both add the base path.`,
  };
}
