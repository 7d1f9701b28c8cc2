import { posix } from 'node:path';
import { decodePercent } from '../../src/model/site/decode-percent';
import type { DocLinks } from '../mdx/page/paths';
import type { Doc } from './docs/doc';

/** Links between the files of docs, of one version or of several. */
export function createDocLinks(docs: readonly Pick<Doc, 'file' | 'source' | 'path'>[]): DocLinks {
  const paths = new Map(docs.map(({ file, path }) => [file, path]));
  const folders = [...new Set(docs.map(({ file, source }) => file.slice(0, -source.length - 1)))];
  return {
    findPath: (fromFile, url) =>
      listCandidates(fromFile, decodePercent(url), folders)
        .map((file) => paths.get(file))
        .find((path) => path !== undefined),
  };
}

/** The files that a link may mean, the likeliest first. */
function listCandidates(
  fromFile: string,
  url: string,
  folders: readonly string[],
): readonly string[] {
  const here = posix.join(posix.dirname(fromFile), url);
  if (/^\.\.?\//.test(url)) return [here];
  if (url.startsWith('@site/')) return [posix.normalize(url.slice('@site/'.length))];
  const folder = folders
    .filter((candidate) => fromFile.startsWith(`${candidate}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const top = posix.join(folder ?? '', url).replace(/^\//, '');
  if (url.startsWith('/')) return [top, posix.normalize(url).slice(1)];
  return [here, top];
}
