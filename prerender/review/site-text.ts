import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PlainNode } from '../../src/model/guides/plain-body';
import { withoutBase } from '../../src/model/site/paths';
import type { HtmlElement, HtmlNode } from '../html/html-tree';
import { findElement, hasName, listElements, parseHtml } from '../html/html-tree';
import type { PageSection } from '../search/page-documents';
import { toLine, toSections } from '../search/page-sections';

/** A page of a finished site as it is read. */
export interface ReadPage {
  readonly title: string;
  /** The address that it leads on to, without the base path, if it is no page any more. */
  readonly target?: string | undefined;
  readonly sections: readonly PageSection[];
  /** The code on it: samples and examples. */
  readonly code: readonly string[];
  readonly anchors: readonly string[];
}

/** The pages of a site by their addresses without the base path. */
export type ReadSite = ReadonlyMap<string, ReadPage>;

/** The folder of the review, which is no page of the site. */
export const REVIEW = 'review';

/** Reads the pages of a finished site. */
export async function loadSite(client: string, base: string): Promise<ReadSite> {
  const names = await readdir(client, { recursive: true });
  const files = names.map((name) => name.split(sep).join('/')).toSorted();
  const site = new Map<string, ReadPage>();
  for (const file of files) {
    if (!/(?:^|\/)index\.html$/.test(file) || file.startsWith(`${REVIEW}/`)) continue;
    const html = await readFile(join(client, file), 'utf8');
    site.set(`/${file.replace(/\/?index\.html$/, '')}`, readPage(html, base));
  }
  return site;
}

/** Reads a finished page like the search: without navigation and buttons. */
export function readPage(html: string, base = '/'): ReadPage {
  const root = parseHtml(html);
  const main = findElement(root, (element) => hasName(element, 'main')) ?? root;
  const title = findElement(main, (element) => hasName(element, 'h1'));
  const code = listElements(main, (element) => hasName(element, 'pre')).map(toText);
  return {
    title: toLine(title === undefined ? '' : toText(title)),
    target: findTarget(root, base),
    sections: toSections(main.children.flatMap(toPlainNode)),
    // The same sample is there for a page and for its form.
    code: [...new Set(code)],
    anchors: listElements(main, ({ attributes }) => attributes['id'] !== undefined)
      .map(({ attributes }) => attributes['id'] ?? '')
      // React makes up the others, anew with each version of a page.
      .filter((id) => !/^_[rR]_/.test(id)),
  };
}

function toText(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(toText).join('');
}

/** Code is compared by itself. */
function toPlainNode(node: HtmlNode): readonly PlainNode[] {
  if (typeof node === 'string') return [node];
  if (hasName(node, 'pre')) return [];
  return [[node.name, node.attributes, node.children.flatMap(toPlainNode)]];
}

function findTarget(root: HtmlElement, base: string): string | undefined {
  const meta = findElement(root, ({ attributes }) => attributes['http-equiv'] === 'refresh');
  const [, url] = /url=([^"]*)$/.exec(meta?.attributes['content'] ?? '') ?? [];
  if (url === undefined) return undefined;
  const [path = '', hash] = url.split('#');
  return (withoutBase(base, path) ?? path) + (hash === undefined ? '' : `#${hash}`);
}
