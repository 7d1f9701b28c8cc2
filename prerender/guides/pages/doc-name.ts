import { posix } from 'node:path';
import type { FrontMatter } from '../front-matter/front-matter-fields';
import { parseNumberPrefix, stripNumberPrefixes } from './number-prefix';

/** What a doc's file name and its front matter make of it. */
export interface DocName {
  readonly id: string;
  /** Path below the docs folder. */
  readonly source: string;
  /** Below the docs folder, without number prefixes; empty for the top. */
  readonly folder: string;
  /** The last part of the id. */
  readonly name: string;
  /** The number that the file's name begins with. */
  readonly position?: number;
  /** Whether it is by its name the page of its folder. */
  readonly isIndex: boolean;
}

/** Names a doc by its path below the docs folder. */
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

/** `index`, `readme`, or the name of the folder. */
function isIndexName(fileName: string, folder: string): boolean {
  const names = ['index', 'readme', posix.basename(folder).toLowerCase()];
  return names.includes(fileName.toLowerCase());
}
