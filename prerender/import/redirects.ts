import { decodePercent } from '../../src/model/site/decode-percent';
import { toRedirectPage } from '../html/redirect-page';
import type { Copy } from './copies';
import type { LeftOver } from './left-over';
import type { StaticValue } from './static-value';
import { Unread, findText, getKey, toList } from './static-value';

/** The pages that lead from old addresses to new ones, as the redirect plugin writes them. */
export function toRedirects(
  options: StaticValue,
  configFile: string,
  base: string,
): { readonly copies: readonly Copy[]; readonly left: readonly LeftOver[] } {
  const copies: Copy[] = [];
  const left: LeftOver[] = [];
  for (const entry of toList(getKey(options, 'redirects'))) {
    const to = findText(getKey(entry, 'to'));
    const from = getKey(entry, 'from');
    for (const path of Array.isArray(from) ? (from as readonly StaticValue[]) : [from]) {
      if (path instanceof Unread || entry instanceof Unread) continue;
      const target = typeof path === 'string' ? toTarget(path) : undefined;
      if (target === undefined || to === undefined || !isAddress(to))
        left.push({
          place: configFile,
          text: `The redirect from ${JSON.stringify(path)} to ${JSON.stringify(to)} is not between two addresses of the site: let the host do it.`,
        });
      else
        copies.push({
          text: toRedirectPage({ base, to: to.startsWith('/') ? decodePercent(to) : to }),
          to: `public/${target}`,
        });
    }
  }
  for (const key of ['fromExtensions', 'toExtensions', 'createRedirects'])
    if (getKey(options, key) !== undefined)
      left.push({
        place: configFile,
        text: `"${key}" of the redirects is not applied: let the host do it.`,
      });
  return { copies, left };
}

/** A path of this site, or an address of another. */
function isAddress(to: string): boolean {
  return /^\/(?![/\\])/.test(to) || /^https?:\/\//i.test(to);
}

/** The file in `public/` at an old address; undefined for one that leads out of it. */
function toTarget(from: string): string | undefined {
  const path = decodePercent(from);
  // oxlint-disable-next-line no-control-regex -- Not allowed in file names.
  if (!path.startsWith('/') || /[\\?#:*<>|"\u0000-\u001f]/.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0 || parts.some((part) => /^\.\.?$/.test(part))) return undefined;
  const name = parts.join('/');
  return /\.html?$/i.test(name) ? name : `${name}/index.html`;
}
