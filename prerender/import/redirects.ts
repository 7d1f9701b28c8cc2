import { readFileSync } from 'node:fs';
import { toComparablePath } from '../../src/model/site/paths';
import { decodePercent } from '../../src/model/site/decode-percent';
import { toRedirectPage } from '../html/redirect-page';
import { findAddressMistake } from '../text/addresses';
import type { Copy } from './copies';
import type { LeftOver } from './left-over';
import type { StaticValue } from './static-value';
import { Unread, findText, getKey, toList } from './static-value';

interface Redirects {
  /** Pages that lead to addresses which are no guides. */
  readonly copies: readonly Copy[];
  /** The old addresses of guides, by the files that they get. */
  readonly moved: ReadonlyMap<string, readonly string[]>;
  readonly left: readonly LeftOver[];
}

/** The redirects from old addresses to new ones; `findGuide` finds the file of the guide at an address of theirs. */
export function toRedirects(
  options: StaticValue,
  configFile: string,
  base: string,
  findGuide: (address: string) => string | undefined,
): Redirects {
  const copies: Copy[] = [];
  const moved = new Map<string, readonly string[]>();
  const left: LeftOver[] = [];
  const taken = new Set<string>();
  // A guide may not have the others in its front matter.
  const isOwn = (path: string) =>
    !/\s/.test(path) &&
    findAddressMistake(decodePercent(path)) === undefined &&
    findGuide(path) === undefined;
  for (const entry of toList(getKey(options, 'redirects'))) {
    const to = findText(getKey(entry, 'to'));
    const from = getKey(entry, 'from');
    const guide = to === undefined ? undefined : findGuide(to);
    for (const path of Array.isArray(from) ? (from as readonly StaticValue[]) : [from]) {
      if (path instanceof Unread || entry instanceof Unread) continue;
      const place = typeof path === 'string' ? toComparablePath(path) : undefined;
      if (guide !== undefined && place !== undefined && taken.has(place)) continue;
      const target = typeof path === 'string' ? toTarget(path) : undefined;
      if (target === undefined || to === undefined || !isAddress(to))
        left.push({
          place: configFile,
          text: `The redirect from ${JSON.stringify(path)} to ${JSON.stringify(to)} is not between two addresses of the site: let the host do it.`,
        });
      else if (guide !== undefined && typeof path === 'string' && isOwn(path)) {
        moved.set(guide, [...(moved.get(guide) ?? []), path]);
        taken.add(toComparablePath(path));
      } else
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
  return { copies, moved, left };
}

/** A guide, or its translation, with its old addresses: the build makes of them what each base path needs. */
export function withRedirects(copy: Copy, moved: Redirects['moved']): Copy {
  const paths = moved.get(copy.to.replace(/^content\/i18n\/[^/]+\//, 'content/'));
  if (paths === undefined || copy.from === undefined) return copy;
  const text = readFileSync(copy.from, 'utf8').replace(/^\uFEFF/, '');
  const line = `redirect_from: ${JSON.stringify(paths)}`;
  const start = /^---[ \t]*\r?\n/.exec(text)?.[0];
  return {
    ...copy,
    text:
      start === undefined
        ? `---\n${line}\n---\n\n${text}`
        : `${start}${line}\n${text.slice(start.length)}`,
  };
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
