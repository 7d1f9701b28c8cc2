import { isBelowPath } from '../site/paths';

/** A page as Markdown, for agents: the same facts. */
export interface PageTwin {
  /** Its line in an index: method and path come first, because agents search by them. */
  readonly name: string;
  readonly note: string;
  /** That of the page, the further parts of a very long one, and the samples of an operation in all languages. */
  readonly files: readonly TwinFile[];
}

export interface TwinFile {
  /** Site path. */
  readonly path: string;
  readonly text: string;
}

/** An `llms.txt`. The one with the longest path that a page is below covers it. */
export interface PageIndex {
  /** Site path of the folder that it is in. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** The version of an API. */
  readonly version?: string;
  /** The site path of the OpenAPI file of an API. */
  readonly spec?: string | undefined;
}

/** The site path of the Markdown of the page at a site path. */
export function toTwinPath(path: string): string {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? '/index.md' : `${bare}.md`;
}

/** The site paths of the pages that a file of Markdown may be of, the likeliest one first. */
export function listTwinPages(file: string): readonly string[] {
  const bare = file.replace(/\.md$/, '');
  if (bare === file) return [file];
  const whole = bare.replace(/\.\d+$/, '');
  const all = [bare, whole, whole.replace(/\.samples$/, ''), bare.replace(/(?<=\/)index$/, '')];
  return [...new Set(all)];
}

/** The index that covers a page. */
export function getIndex(indexes: readonly PageIndex[], path: string): PageIndex {
  const index = findNearest(indexes, path);
  if (index === undefined) throw new Error(`No index covers ${path}.`);
  return index;
}

/** The index around another one. */
export function findParentIndex(indexes: readonly PageIndex[], index: PageIndex) {
  return findNearest(
    indexes.filter((one) => one !== index),
    index.path,
  );
}

function findNearest(indexes: readonly PageIndex[], path: string): PageIndex | undefined {
  const covering = indexes.filter((index) => isBelowPath(path, index.path));
  return covering.toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The site path of a file beside an index. */
export function toIndexFile({ path }: Pick<PageIndex, 'path'>, file = 'llms.txt'): string {
  return `${path.replace(/\/$/, '')}/${file}`;
}
