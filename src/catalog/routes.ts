import type { VersionLink } from '../model/guides/version-links';
import { toRouteFile } from '../model/site/route-file';
import { loadDataFile } from './data-files';
import { loadScript } from './fetched-files';
import { hotUpdates } from './hot-updates';
import type { PageContent } from './page';
import { readPageModule } from './page';
import type { RoutePage, RouteRecord } from './route-record';
import { versions } from './versions';

const loading = new Map<string, Promise<RouteRecord | undefined>>();

/** Loads the record of a site path once; undefined if there is no such page. */
export function loadRoute(path: string): Promise<RouteRecord | undefined> {
  const file = toRouteFile(path);
  const known = loading.get(file);
  if (known !== undefined) return known;
  const record = fetchRecord(import.meta.env.BASE_URL + file);
  loading.set(file, record);
  const forget = () => loading.delete(file);
  record.then((found) => found ?? forget(), forget);
  return record;
}

/**
 * Loads the record of an open page again, and forgets all others. In development a record may change with
 * any source; until the new one is there, the page shows what was saved with the one that it has.
 */
export async function renewRoute(path: string): Promise<void> {
  const file = toRouteFile(path);
  const record = fetchRecord(import.meta.env.BASE_URL + file);
  // A record that cannot be loaded is asked for again, by what can tell of it.
  const isLoaded = await record.then(
    (found) => found !== undefined,
    () => false,
  );
  loading.clear();
  if (isLoaded) loading.set(file, record);
}

/** Throws if there may be a page that this app cannot open: only the server can tell. */
async function fetchRecord(href: string): Promise<RouteRecord | undefined> {
  const response = await fetch(href);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  const text = await response.text();
  // Some hosts answer with a page instead of 404.
  if (!text.startsWith('{')) return undefined;
  const record = JSON.parse(text) as RouteRecord;
  if (record.app !== document.documentElement.dataset['app'])
    throw new Error(`${href} belongs to another version of the site.`);
  return record;
}

/** Loads the page that a record names; undefined for a page that is a part of the app. */
export async function loadPageContent({ page }: RouteRecord): Promise<PageContent | undefined> {
  if (page === undefined) return undefined;
  return 'content' in page ? page.content : readPageModule(page.kind, await loadModule(page));
}

type RouteModule = Exclude<RoutePage, { readonly content: PageContent }>;

/** Loads the module of a page; what is saved in development replaces it. */
async function loadModule(page: RouteModule): Promise<unknown> {
  const data = await loadFiles(page);
  if ('data' in page) return data;
  const module: unknown = await import(/* @vite-ignore */ page.script);
  return page.id === undefined ? module : hotUpdates.newest(page.id, module);
}

/** Loads the module that a record names, and does not run it. */
export async function preloadModule({ page }: RouteRecord): Promise<void> {
  if (page !== undefined && !('content' in page)) await loadFiles(page);
}

/** Loads the files of a module: a browser would find the imports of a script only in the script. */
async function loadFiles(page: RouteModule): Promise<object | undefined> {
  const scripts = 'data' in page ? page.preloads : [page.script, ...page.preloads];
  const [data] = await Promise.all([
    'data' in page ? loadDataFile(page.data) : undefined,
    ...scripts.map(loadScript),
  ]);
  return data;
}

/** The links to the versions that a record names. */
export function findVersionLinks({ versionLinks = [] }: RouteRecord): readonly VersionLink[] {
  return versionLinks.flatMap(({ name, ...link }) => {
    const version = versions.find((one) => one.name === name);
    return version === undefined ? [] : [{ version, ...link }];
  });
}
