import type { Page } from '../model/pages/page';
import { toPageFile } from '../model/pages/page';
import { renewGuideModules } from './guide-modules';

const loading = new Map<string, Promise<Page | undefined>>();

/** Loads the page at a site path once; undefined if there is none. */
export function loadPage(path: string): Promise<Page | undefined> {
  const file = toPageFile(path);
  const known = loading.get(file);
  if (known !== undefined) return known;
  const page = fetchPage(import.meta.env.BASE_URL + file);
  keep(file, page);
  return page;
}

/** Loads the page that the document was rendered from: it names the file, and the page in it. */
export async function loadOpenPage(path: string): Promise<Page | undefined> {
  const { page: id } = document.documentElement.dataset;
  const link = document.querySelector<HTMLLinkElement>('link[data-page-file]');
  if (link === null) return loadPage(path);
  const page = fetchPage(link.href);
  keep(toPageFile(path), page);
  // In development, React reports what does not fit.
  if (import.meta.env.PROD && (await page)?.id !== id)
    throw new Error(`${link.href} is not what the document was rendered from.`);
  return page;
}

/** In development, has pages loaded anew, and the modules of guides: a source was saved at this time. */
export function renewPages(timestamp: number): void {
  loading.clear();
  renewGuideModules(timestamp);
}

/** A page that is not there, or could not be loaded, is fetched again. */
function keep(file: string, page: Promise<Page | undefined>): void {
  loading.set(file, page);
  const forget = () => loading.get(file) === page && loading.delete(file);
  page.then((found) => found ?? forget(), forget);
}

/** Throws if there may be a page that this app cannot open: only the server can tell. */
async function fetchPage(href: string): Promise<Page | undefined> {
  const response = await fetch(href);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  const text = await response.text();
  // Some hosts answer with a page instead of 404.
  if (!text.startsWith('{')) return undefined;
  const page = JSON.parse(text) as Page;
  if (page.app !== document.documentElement.dataset['app'])
    throw new Error(`${href} belongs to another version of the site.`);
  return page;
}
