import { decodePercent } from '../../src/model/site/decode-percent';
import { toComparablePath } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { Doc } from '../guides/docs/doc';
import { toKeyPosition } from '../guides/docs/doc';
import type { GuideStore } from '../guides/guide-store';
import { findAddressMistake } from '../text/addresses';
import type { FinishedPage } from './finished-page';
import type { Redirect } from './hosts/redirect-rules';
import { toRedirectFile } from './hosts/redirect-rules';

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

/**
 * Where the old addresses of pages lead. None of them is a page, and each leads to a page: no redirect leads
 * to another one, and none in a circle.
 */
export function toRedirects(
  moved: readonly MovedPage[],
  pages: readonly Pick<FinishedPage, 'page'>[],
  hasFile: (path: string) => boolean,
): { readonly redirects: readonly Redirect[]; readonly problems: readonly Problem[] } {
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
      } else problems.push(toProblem(doc, written, mistake));
    }
  }
  return { redirects: redirects.toSorted((a, b) => (a.from < b.from ? -1 : 1)), problems };
}

/** The same for all ways to write an address that a disk or a host may take for one. */
function toKey(path: string): string {
  return toComparablePath(path.replace(/\/index\.html?$/i, '/')).normalize('NFC');
}

/** What is wrong with an old address, as the end of a sentence. */
function findMistake(
  from: string,
  doc: MovedPage,
  owner: MovedPage | undefined,
  taken: ReadonlySet<string>,
  hasFile: (path: string) => boolean,
): string | undefined {
  if (!from.startsWith('/') || from.startsWith('//')) return 'does not begin with one slash';
  const mistake = findAddressMistake(from);
  if (mistake !== undefined) return mistake;
  if (/[\s<>"|*:]/.test(from)) return 'has a sign that no address of a host may have';
  if (toKey(from) === toKey(doc.path)) return 'is the address of the page itself';
  if (taken.has(toKey(from))) return 'is the address of another page';
  if (owner === doc) return 'stands there twice';
  if (owner !== undefined) return `is claimed by ${owner.file} as well`;
  const isFile = hasFile(from) || hasFile(`/${toRedirectFile(from)}`);
  return isFile ? 'is the address of a file' : undefined;
}

function toProblem(doc: MovedPage, written: string, mistake: string): Problem {
  return {
    file: doc.file,
    ...toKeyPosition(doc, 'redirect_from'),
    severity: 'error',
    message: `A redirect cannot start at "${written}": it ${mistake}.`,
    hint: 'Write an address that the page had before, as in "redirect_from: /docs/old-name", or remove it.',
  };
}
