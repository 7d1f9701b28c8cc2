import { basename, join } from 'node:path';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { isExternalHref, withBase } from '../../../src/model/site/paths';
import type { JsxElement } from '../tree/mdx-tree';
import { becomeElement, isJsxElement, listNodes, toAttribute, walkTree } from '../tree/mdx-tree';
import { findElementName } from '../syntax/remark-elements';
import { findNearestFile, followAddress, isFile, listFilesBelow, splitUrl } from '../page/paths';
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
    walkTree(tree, (node) => {
      if (isJsxElement(node)) mendElement(node, file);
    });
    for (const link of listNodes(tree, 'link')) readLink(link, page);
  };
}

/** An element of HTML or of the site may be a link, too. */
function mendElement(element: JsxElement, file: VFile): void {
  if (findElementName(element.name ?? '') === undefined) return;
  for (const attribute of element.attributes)
    if ('name' in attribute && /^(?:href|to)$/.test(attribute.name) && isText(attribute.value))
      attribute.value = mendAddress(attribute.value, element, file);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readLink(link: Link, page: Page): void {
  link.url = mendAddress(link.url, link, page.file);
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

/** Reports an address of another host that lacks something, and completes it, so that it has no second message. */
function mendAddress(url: string, node: Link | JsxElement, file: VFile): string {
  const found = findFault(url);
  if (found !== undefined) {
    report(file, node, 'warning', found.message, `Write "${found.right}".`);
  } else if (/^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\])(?:[:/?#]|$)/i.test(url)) {
    const hint = 'Write it as `code` if readers start the server themselves.';
    report(file, node, 'note', `The link to "${url}" leads to the machine of the reader.`, hint);
  }
  return found?.right ?? url;
}

function findFault(url: string): { readonly message: string; readonly right: string } | undefined {
  if (/^www\./i.test(url))
    return { message: `The address "${url}" has no scheme.`, right: `https://${url}` };
  if (/^[^?#:]*\\/.test(url))
    return { message: `The address "${url}" has "\\".`, right: url.replaceAll('\\', '/') };
  const [, scheme, rest] = /^(https?|htps?|htt?ps):\/+(.*)$/is.exec(url) ?? [];
  if (scheme === undefined || /^https?:\/\/[^/]/i.test(url)) return undefined;
  const right = `${/s$/i.test(scheme) ? 'https' : 'http'}://${rest}`;
  return { message: `The address "${url}" does not begin with a scheme and two slashes.`, right };
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
  const hint = isFile(page.paths.toFile(path))
    ? 'The file is no page of these docs. Link to the address of a page, such as "/docs/next/routing".'
    : toNearestHint(
        quote(findDocFile(path, page)),
        'Link to a file of the docs, or to an address that begins with "/".',
      );
  report(page.file, link, 'error', `The link "${link.url}" leads to no page.`, hint);
}

function quote(name: string | undefined): string | undefined {
  return name && `"${name}"`;
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

function linkAddress(link: Link, page: Page): void {
  const { paths, settings } = page;
  const address = followAddress(settings.links, paths.page, link.url);
  link.url = address === link.url ? (findBeside(address, page) ?? address) : address;
}

/** The guide beside a partial that a relative address in it means: the pages that show it may be anywhere. */
function findBeside(url: string, { paths, settings }: Page): string | undefined {
  const { path, suffix } = splitUrl(url);
  if (path.startsWith('/')) return undefined;
  const endings = ['.mdx', '.md', '/index.mdx', '/index.md'];
  const found = endings
    .map((ending) => settings.links.findPath(paths.page, `./${path.replace(/\/$/, '')}${ending}`))
    .find((each) => each !== undefined);
  return found && found + suffix;
}

/** `../release/1.4` may be the address of a page: the link check of the finished site decides. */
function looksLikeFile(url: string): boolean {
  return url.startsWith('@site/') || /\.[a-z][a-z\d]{0,4}$/i.test(splitUrl(url).path);
}

function leaveSite(link: Link, path: string, { settings: { base } }: Page): void {
  const href = path.startsWith('/') ? withBase(base, path) : path;
  // Not checked: it may be of another site at the same origin.
  becomePlainLink(link, toAttribute('href', href), toAttribute('rel', 'external'));
}

/** Makes a link bypass the router, because its target is not a page of the site. */
function becomePlainLink(link: Link, ...own: readonly ReturnType<typeof toAttribute>[]): void {
  const title = link.title ? [toAttribute('title', link.title)] : [];
  const attributes = [...own, toAttribute('target', '_blank'), ...title];
  becomeElement(link, 'mdxJsxTextElement', 'a', attributes, link.children);
  // MDX then treats it as JSX from the source, which components do not replace.
  Object.assign(link, { data: { _mdxExplicitJsx: true } });
}
