import { decodePercent } from '../../../src/model/site/decode-percent';

/** What the address of a doc is made of. */
export interface DocAddress {
  /** Site path of the version: `/docs`. */
  readonly versionPath: string;
  /** Folder below the version's docs, without number prefixes; empty for the top. */
  readonly folder: string;
  /** The last part of its id. */
  readonly name: string;
  /** Whether it is the page of its folder. */
  readonly isIndex: boolean;
  /** Of the front matter. */
  readonly slug?: string | undefined;
}

/**
 * The site path of a doc: `/docs/platform/` for an index, `/docs/routing` for a leaf.
 *
 * Undefined when its slug or its name cannot be part of an address.
 */
export function findDocPath(address: DocAddress): string | undefined {
  const slug = toSlug(address);
  return isValidSlug(slug) ? joinPath(address.versionPath, decodePercent(slug)) : undefined;
}

/** The path below the version. */
export function toSlug({ folder, name, isIndex, slug }: DocAddress): string {
  if (slug?.startsWith('/') === true) return slug;
  const start = folder === '' ? '/' : `/${folder}/`;
  if (slug === undefined && isIndex) return start;
  return resolve(start, slug ?? name);
}

/** Joins a version's path and what is below it, with one slash between each two parts. */
export function joinPath(versionPath: string, below: string): string {
  return `${versionPath}/${below}`.replaceAll(/\/{2,}/g, '/');
}

function resolve(start: string, relative: string): string {
  const parts: string[] = [];
  for (const part of `${start}${relative}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const end = /(?:^|\/)\.{0,2}$/.test(relative) ? '/' : '';
  return `/${parts.join('/')}${end}`.replace(/\/{2,}$/, '/');
}

/** Whether a slug is a path without query, hash, host or steps up. */
function isValidSlug(slug: string): boolean {
  return /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(slug) && !/\/\.{1,2}(?:\/|$)/.test(slug);
}
