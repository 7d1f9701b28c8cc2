import { basename, join } from 'node:path';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { isExternalHref, withBase } from '../../../src/model/site/paths';
import { becomeElement, listNodes, toAttribute } from '../tree/mdx-tree';
import { findNearestFile, followAddress, listFilesBelow, splitUrl } from '../page/paths';
import type { MdxSettings, Page } from '../page/page';
import { toPage } from '../page/page';
import { report, toNearestHint } from '../page/problems';
import { findServedFile, reportMissing } from './served-file';

/**
 * Turns links to files into links to the addresses of pages, or to the served copies of other files.
 */
export function remarkLinks(settings: MdxSettings) {
  return (tree: Root, file: VFile): void => {
    const page = toPage(settings, tree, file);
    for (const link of listNodes(tree, 'link')) readLink(link, page);
  };
}

function readLink(link: Link, page: Page): void {
  const { url } = link;
  const { path } = splitUrl(url);
  if (url === '') return reportEmpty(link, page.file);
  const verbatim = /^pathname:\/\/(.*)$/s.exec(url)?.[1];
  if (verbatim !== undefined) return leaveSite(link, verbatim, page);
  if (isExternalHref(url) || path === '') return undefined;
  if (/\.mdx?$/i.test(path)) return linkDoc(link, page);
  if (/\.(?!html?$)[^./]+$/i.test(path)) return linkFile(link, page);
  return linkAddress(link, page);
}

function reportEmpty(link: Link, file: VFile): void {
  const hint = 'Write the address between the parentheses: [text](./page.mdx).';
  report(file, link, 'error', `The link "${toString(link)}" has no address.`, hint);
}

function linkDoc(link: Link, page: Page): void {
  const { path, suffix } = splitUrl(link.url);
  const found = page.settings.links.findPath(page.paths.page, path);
  if (found !== undefined) {
    link.url = found + suffix;
    return;
  }
  const nearest = findDocFile(path, page);
  const hint = toNearestHint(
    nearest && `"${nearest}"`,
    'Link to a file of the docs, or to an address that begins with "/".',
  );
  report(page.file, link, 'error', `The link "${link.url}" leads to no page.`, hint);
}

/** A page with a similar name in the same folder, or else with the same name in another folder. */
function findDocFile(path: string, { paths, settings: { root } }: Page): string | undefined {
  const nearest = findNearestFile(path, paths.toFile(path), paths);
  if (nearest !== undefined && /\.mdx?$/.test(nearest)) return nearest;
  const folder = /^content\/(?:(?:versions|i18n)\/[^/]+\/)?docs\//.exec(paths.page)?.[0];
  const docs = join(root, folder ?? 'content');
  const namesake = listFilesBelow(docs).find(
    (each) => /\.mdx?$/.test(each) && toName(each) === toName(path),
  );
  return namesake && paths.toSpecifier(join(docs, namesake));
}

function toName(path: string): string {
  return basename(path).replace(/\.mdx?$/, '');
}

function linkFile(link: Link, page: Page): void {
  const served = findServedFile(page, link.url);
  if (served.isThere) {
    becomePlainLink(link, served.toAttribute('href'));
  } else if (served.isPublic || !looksLikeFile(link.url)) {
    linkAddress(link, page);
  } else {
    const isFatal = link.url.startsWith('@site/') || !served.isInside;
    reportMissing(link, 'file', served, page, isFatal ? 'error' : 'warning');
  }
}

function linkAddress(link: Link, { paths, settings: { links } }: Page): void {
  link.url = followAddress(links, paths.page, link.url);
}

/** `../release/1.4` may be the address of a page: the link check of the finished site decides. */
function looksLikeFile(url: string): boolean {
  return url.startsWith('@site/') || /\.[a-z][a-z\d]{0,4}$/i.test(splitUrl(url).path);
}

function leaveSite(link: Link, path: string, { settings: { base } }: Page): void {
  const href = path.startsWith('/') ? withBase(base, path) : path;
  becomePlainLink(link, toAttribute('href', href));
}

/** Makes a link bypass the router, because its target is not a page of the site. */
function becomePlainLink(link: Link, href: ReturnType<typeof toAttribute>): void {
  const title = link.title ? [toAttribute('title', link.title)] : [];
  const attributes = [href, toAttribute('target', '_blank'), ...title];
  becomeElement(link, 'mdxJsxTextElement', 'a', attributes, link.children);
  // MDX then treats it as JSX from the source, which components do not replace.
  Object.assign(link, { data: { _mdxExplicitJsx: true } });
}
