import { posix } from 'node:path';
import { decodePercent } from '../../../src/model/site/decode-percent';
import { findAddressMistake } from '../../text/addresses';
import type { FrontMatter } from './front-matter';

/** Derived from a doc's path and the `id` in its front matter. */
export interface DocName {
  readonly id: string;
  /** Path relative to the docs folder. */
  readonly source: string;
  /** Relative to the docs folder, without number prefixes; empty for the docs folder itself. */
  readonly folder: string;
  /** The last part of the id. */
  readonly name: string;
  /** The number prefix of the file name. */
  readonly position?: number;
  /** True if its file name makes it the page of its folder. */
  readonly isIndex: boolean;
}

/** Derives a doc's name from its path below the docs folder. */
export function toDocName(
  source: string,
  { id, parse_number_prefixes: parses = true }: FrontMatter,
): DocName {
  const dirname = posix.dirname(source);
  const sourceFolder = dirname === '.' ? '' : dirname;
  const fileName = posix.basename(source, posix.extname(source));
  const folder = parses ? stripNumberPrefixes(sourceFolder) : sourceFolder;
  const { name: plain, ...order } = parses ? parseNumberPrefix(fileName) : { name: fileName };
  const name = id ?? plain;
  return {
    id: folder === '' ? name : `${folder}/${name}`,
    source,
    folder,
    name,
    ...order,
    isIndex: isIndexName(fileName, sourceFolder),
  };
}

/** `index`, `readme`, or the folder's own name. */
function isIndexName(fileName: string, folder: string): boolean {
  const names = ['index', 'readme', posix.basename(folder).toLowerCase()];
  return names.includes(fileName.toLowerCase());
}

/** A file or folder name split from its number prefix. */
interface OrderedName {
  readonly name: string;
  readonly position?: number;
}

/** The numbers at the start of dates and versions belong to the name. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits `01-intro` into `intro` and 1. */
export function parseNumberPrefix(name: string): OrderedName {
  const [, digits, rest] = (DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name)) ?? [];
  if (digits === undefined || rest === undefined) return { name };
  return { name: rest, position: Number(digits) };
}

/** Removes the number prefixes from a path: `01-a/2. b` → `a/b`. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/');
}

/** True for Markdown that is neither a partial nor a test. */
export function isDocFile(source: string): boolean {
  if (!/\.mdx?$/.test(source) || /\.test\.mdx?$/.test(source)) return false;
  return source.split('/').every((part) => !part.startsWith('_'));
}

/** The parts of a doc's address. */
export interface DocAddress extends Pick<DocName, 'folder' | 'name' | 'isIndex'> {
  /** Site path of the version: `/docs`. */
  readonly versionPath: string;
  /** From the front matter. */
  readonly slug?: string | undefined;
}

/**
 * The site path of a doc: `/docs/platform/` for an index, `/docs/routing` for a leaf.
 *
 * Undefined when its slug or name is invalid in an address.
 */
export function findDocPath(address: DocAddress): string | undefined {
  const slug = toSlug(address);
  return findAddressMistake(slug) === undefined
    ? joinPath(address.versionPath, decodePercent(slug))
    : undefined;
}

/** The path relative to the version. */
export function toSlug({ folder, name, isIndex, slug }: DocAddress): string {
  if (slug?.startsWith('/') === true) return slug;
  const start = folder === '' ? '/' : `/${folder}/`;
  if (slug === undefined && isIndex) return start;
  return resolve(start, slug ?? name);
}

/** Joins a version's path and a path below it with single slashes. */
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
