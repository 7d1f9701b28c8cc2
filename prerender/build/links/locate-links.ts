import { posix } from 'node:path';
import { followAddress } from '../../mdx/page/paths';
import type { Source } from '../../sources/sources';
import type { LinkSources } from './link-sources';

/** Where something stands in a file, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Markdown's `](…)` and `]: …`, and attributes. */
const DESTINATION =
  /\]\(\s*<?([^\s)>]+)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:href|to)=["']([^"']+)["']/gm;

/** All places at which a file links to an address, be it as it stands or by way of another file. */
export function locateLinks(
  { file, text }: Source,
  href: string,
  findPath: LinkSources['findPath'],
): readonly Place[] {
  const places = Array.from(text.matchAll(DESTINATION)).flatMap((match) => {
    const url = match[1] ?? match[2] ?? match[3] ?? '';
    if (url !== href && toAddress(file, url, findPath) !== href) return [];
    return [toPlace(text, match.index + match[0].indexOf(url))];
  });
  if (places.length > 0) return places;
  const offset = text.indexOf(href);
  return offset === -1 ? [] : [toPlace(text, offset)];
}

function toAddress(
  file: string,
  url: string,
  findPath: LinkSources['findPath'],
): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!/\.mdx?$/.test(posix.basename(path))) return followAddress({ findPath }, file, url);
  const target = findPath(file, path);
  return target === undefined ? undefined : target + url.slice(path.length);
}

function toPlace(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
