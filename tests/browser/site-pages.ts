import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built site. */
export const siteFolder = fileURLToPath(new URL('../../dist/client/', import.meta.url));

/** A page as it lies on disk. */
export interface SitePage {
  /** The address that its links use: the path of its canonical link. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

let sitePages: readonly SitePage[] | undefined;

/** Every page of the built site, found on disk: a page that is added is tested without being named. */
export function listSitePages(): readonly SitePage[] {
  sitePages ??= readSitePages();
  return sitePages;
}

function readSitePages(): readonly SitePage[] {
  if (!existsSync(siteFolder)) return [];
  return readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name === '404.html' || /(?:^|\/)index\.html$/.test(name))
    .toSorted()
    .map((name) => [name, readFileSync(join(siteFolder, name), 'utf8')] as const)
    .filter(([, html]) => !html.includes('http-equiv="refresh"'))
    .map(([name, html]) => toSitePage(name, html));
}

/** The page with that canonical path. */
export function getSitePage(path: string): SitePage {
  const page = listSitePages().find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`The site has no page ${path}.`);
  return page;
}

/** The pages, or other items, in parts of about that size, for tests that visit all of them. */
export function toParts<Item>(pages: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(pages.length / size);
  return Array.from({ length: count }, (_, index) => pages.slice(index * size, (index + 1) * size));
}

function toSitePage(name: string, html: string): SitePage {
  return {
    path: name === '404.html' ? '/404.html' : new URL(getMatch(html, canonical)).pathname,
    title: toText(getMatch(html, /<title>([^<]*)<\/title>/)),
    html,
  };
}

const canonical = /<link rel="canonical" href="([^"]+)"/;

function getMatch(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`A page has nothing like ${pattern}.`);
  return found;
}

function toText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
