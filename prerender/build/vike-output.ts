import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withBase } from '../../src/model/site/paths';
import { toRouteFile } from '../../src/model/site/route-file';
import type { SearchedView } from '../search/api-parts';
import type { Manifest } from '../html/manifest';

/*
 * The files that Vike 0.4.266 writes into a build folder. Their names are internal and undocumented:
 * look here first when an update of Vike fails.
 */

/** The server bundle of the app. Once imported, Vike's `renderPage` renders it. */
const SERVER_ENTRY = 'server/entry.mjs';

/** Vite's manifest of the browser bundle, which Vike moves here from `client/.vite`. */
const MANIFEST = 'assets.json';

/** The folder with the entry scripts of pages: ours, and Vike's own client runtime. */
const ENTRIES = 'client/assets/entries';

/** The name prefix of our own entry: Vike names it after `prerender/+client.ts`. */
const OWN_ENTRY = 'prerender_client.';

/** The app, bundled for the server. */
export interface BundledApp {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** The files of a page beside its HTML; undefined for one that is a part of the app. */
  readonly makeRecord: (route: string) => Promise<PageRecord | undefined>;
  /** The page of a route; throws rendering errors. */
  readonly render: (route: string) => Promise<RenderedRoute>;
}

export interface RenderedRoute {
  readonly html: string;
  /** What the page shows; undefined for a page outside of sections. */
  readonly view: SearchedView | undefined;
  /** Files beside the HTML: their addresses, and their data. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** The record of a page, and all files beside its HTML: their addresses, and their data. */
export interface PageRecord {
  readonly record: unknown;
  readonly files: ReadonlyMap<string, unknown>;
}

/** What our hooks add to the configuration: Vike's types include only its own settings. */
interface Hooks {
  readonly listPaths: () => Promise<readonly string[]>;
  readonly makeRecord: (
    route: string,
    manifest: Manifest,
    base: string,
  ) => Promise<PageRecord | undefined>;
}

/** What `prerender/+onRenderHtml.ts` adds to the result of Vike. */
interface PageResult {
  readonly failure?: unknown;
  readonly view?: SearchedView;
  readonly route?: PageRecord;
}

/** Opens the app bundled by `bundled-app.ts`. */
export async function openApp(outDir: string, base: string): Promise<BundledApp> {
  await import(pathToFileURL(join(outDir, SERVER_ENTRY)).href);
  // Only now: the process that finishes the site renders nothing.
  const { renderPage } = await import('vike/server');
  const open = async (route: string) => {
    const page = await renderPage({ urlOriginal: withBase(base, route) });
    if (page.errorWhileRendering) throw page.errorWhileRendering;
    return page;
  };
  let hooks: Promise<Hooks> | undefined;
  const loadHooks = async () => (await open('/')).config as unknown as Hooks;
  const manifest = loadManifest(outDir);
  return {
    listPaths: async () => {
      hooks ??= loadHooks();
      return (await hooks).listPaths();
    },
    makeRecord: async (route) => {
      hooks ??= loadHooks();
      const made = await (await hooks).makeRecord(route, await manifest, base);
      return made && { record: made.record, files: toRecordFiles(route, made, base) };
    },
    render: async (route) => {
      const page = await open(route);
      const { failure, view, route: made } = page as PageResult;
      if (failure !== undefined) throw failure;
      const html = page.httpResponse.body;
      // Node.js keeps the async context of a module's first import alive forever.
      Reflect.deleteProperty(page, 'httpResponse');
      return {
        html,
        view,
        files: made === undefined ? new Map() : toRecordFiles(route, made, base),
      };
    },
  };
}

/** The files beside the HTML of a page, its record first. */
function toRecordFiles(
  route: string,
  { record, files }: PageRecord,
  base: string,
): ReadonlyMap<string, unknown> {
  return new Map([[withBase(base, `/${toRouteFile(route)}`), record], ...files]);
}

/** Loads the manifest of the browser bundle. */
export async function loadManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8')) as Manifest;
}

/** Removes files that only the build needs, or that no page loads, such as Vike's own client runtime. */
export async function removeBuildFiles(outDir: string): Promise<void> {
  const files = ['client/.vite', 'server', MANIFEST];
  await Promise.all(files.map((file) => rm(join(outDir, file), { recursive: true, force: true })));
  const entries = await readdir(join(outDir, ENTRIES));
  const unused = entries.filter((name) => !name.startsWith(OWN_ENTRY));
  await Promise.all(unused.map((name) => rm(join(outDir, ENTRIES, name))));
}
