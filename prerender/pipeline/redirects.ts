import { decodePercent } from '../../src/model/site/decode-percent';
import { toComparablePath } from '../../src/model/site/paths';
import type { SiteConfig } from '../../src/model/site/site';
import type { Problem } from '../diagnostics/problem';
import type { Doc } from '../guides/docs/doc';
import { toKeyPosition } from '../guides/docs/doc';
import type { GuideStore } from '../guides/guide-store';
import { findAddressMistake } from '../text/addresses';
import type { FinishedPage } from './finished-page';
import type { Redirect } from './hosts/redirect-rules';
import { toRedirectFile } from './hosts/redirect-rules';
import type { LinkIndex, LinkTarget } from './links/link-index';
import type { SiteAddress } from './links/own-address';
import { toOwnPath } from './links/own-address';

/** A guide that was at other addresses before. */
export type MovedPage = Pick<Doc, 'id' | 'file' | 'path' | 'redirectFrom' | 'positions'>;

/** All guides that were at other addresses before; those of the last version first. */
export async function loadMovedPages({
  versions,
  load,
}: GuideStore): Promise<readonly MovedPage[]> {
  const ordered = versions.toSorted((a, b) => Number(b.isLast) - Number(a.isLast));
  const loaded = await Promise.all(ordered.map(load));
  return loaded.flatMap(({ docs }) =>
    docs.filter(({ redirectFrom }) => redirectFrom !== undefined),
  );
}

interface RedirectContext {
  readonly links: Pick<LinkIndex, 'findPage' | 'hasFile'>;
  readonly site: SiteAddress & Pick<SiteConfig, 'errorGuide'>;
}

/**
 * Where the old addresses of pages lead, and the problem types of APIs that are addresses of this site. None of
 * them is a page, and each leads to a page: no redirect leads to another one, and none in a circle.
 */
export function toRedirects(
  moved: readonly MovedPage[],
  pages: readonly Pick<FinishedPage, 'page' | 'types'>[],
  { links, site }: RedirectContext,
): { readonly redirects: readonly Redirect[]; readonly problems: readonly Problem[] } {
  const { hasFile } = links;
  const taken = new Set(pages.map(({ page }) => toKey(page.path)));
  const owners = new Map<string, MovedPage>();
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const doc of moved) {
    for (const written of doc.redirectFrom ?? []) {
      const from = decodePercent(written.trim());
      const owner = owners.get(toKey(from));
      // Another version of the same page: readers are led to the last one.
      if (owner !== undefined && owner !== doc && owner.id === doc.id) continue;
      const mistake = findMistake(from, doc, owner, taken, hasFile);
      if (mistake === undefined) {
        owners.set(toKey(from), doc);
        redirects.push({ from, to: doc.path });
      } else problems.push(toRedirectProblem(doc, written, mistake));
    }
  }
  const known = new Set([...taken, ...owners.keys()]);
  const guide = site.errorGuide === undefined ? undefined : links.findPage(site.errorGuide);
  if (site.errorGuide !== undefined && guide === undefined)
    problems.push(toNoGuide(site.errorGuide));
  for (const { from, to } of listTypeRedirects(pages, site, guide)) {
    if (known.has(toKey(from)) || findOddity(from, hasFile) !== undefined) continue;
    known.add(toKey(from));
    redirects.push({ from, to });
  }
  return { redirects: redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1)), problems };
}

/** Where the problem types lead that are addresses of this site: to the guide, or to the error on its page. */
function listTypeRedirects(
  pages: readonly Pick<FinishedPage, 'page' | 'types'>[],
  site: SiteAddress,
  guide: LinkTarget | undefined,
): readonly Redirect[] {
  return pages.flatMap(({ page, types }) =>
    types.flatMap(({ type, anchor }) => {
      const from = toOwnPath(type, site);
      if (from === undefined) return [];
      const name = from.slice(from.lastIndexOf('/') + 1);
      const [{ path }, id] = guide?.ids.has(name) === true ? [guide, name] : [page, anchor];
      return [{ from: decodePercent(from), to: `${path.replace(/\/$/, '')}#${id}` }];
    }),
  );
}

function toNoGuide(path: string): Problem {
  return {
    file: 'content/site.ts',
    severity: 'warning',
    message: `There is no page at "${path}", which "errorGuide" names.`,
    hint: 'Write the address of a guide, or remove "errorGuide".',
  };
}

/** The same for all ways to write an address that a disk or a host may take for one. */
function toKey(path: string): string {
  return toComparablePath(path.replace(/\/index\.html?$/i, '/')).normalize('NFC');
}

/** The mistake in an old address, as the end of a sentence. */
function findMistake(
  from: string,
  doc: MovedPage,
  owner: MovedPage | undefined,
  taken: ReadonlySet<string>,
  hasFile: (path: string) => boolean,
): string | undefined {
  const oddity = findOddity(from, hasFile);
  if (oddity !== undefined) return oddity;
  if (toKey(from) === toKey(doc.path)) return 'is the address of the page itself';
  if (taken.has(toKey(from))) return 'is the address of another page';
  if (owner === doc) return 'stands there twice';
  return owner === undefined ? undefined : `is claimed by ${owner.file} as well`;
}

/** Why no redirect can start at an address, whatever it leads to. */
function findOddity(from: string, hasFile: LinkIndex['hasFile']): string | undefined {
  if (!from.startsWith('/') || from.startsWith('//')) return 'does not begin with one slash';
  const mistake = findAddressMistake(from);
  if (mistake !== undefined) return mistake;
  if (/[\s<>"|*:]/.test(from)) return 'has a sign that no address of a host may have';
  const isFile = hasFile(from) || hasFile(`/${toRedirectFile(from)}`);
  return isFile ? 'is the address of a file' : undefined;
}

function toRedirectProblem(doc: MovedPage, written: string, mistake: string): Problem {
  return {
    file: doc.file,
    ...toKeyPosition(doc, 'redirect_from'),
    severity: 'error',
    message: `A redirect cannot start at "${written}": it ${mistake}.`,
    hint: 'Write an address that the page had before, as in "redirect_from: /docs/old-name", or remove it.',
  };
}
