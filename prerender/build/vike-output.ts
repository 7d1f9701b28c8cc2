import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPage } from 'vike/server';
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

/** Imports a built file without transforming it. */
export type ImportBuilt = (file: string) => Promise<unknown>;

/** The app, bundled for the server. */
export interface BundledApp {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
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

/** What `prerender/+onRenderHtml.ts` adds to the result of Vike. */
interface PageResult {
  readonly failure?: unknown;
  readonly view?: SearchedView;
  readonly route?: {
    readonly record: unknown;
    readonly files: ReadonlyMap<string, unknown>;
  };
}

/** Opens the app bundled by `bundle-process.ts`. */
export async function openApp(
  outDir: string,
  base: string,
  importBuilt: ImportBuilt,
): Promise<BundledApp> {
  await importBuilt(join(outDir, SERVER_ENTRY));
  const open = async (route: string) => {
    const page = await renderPage({ urlOriginal: withBase(base, route) });
    if (page.errorWhileRendering) throw page.errorWhileRendering;
    return page;
  };
  return {
    listPaths: async () => {
      const { config } = await open('/');
      // Vike's types include only its own settings.
      return (config as unknown as { listPaths: BundledApp['listPaths'] }).listPaths();
    },
    render: async (route) => {
      const page = await open(route);
      const { failure, view, route: made } = page as PageResult;
      if (failure !== undefined) throw failure;
      const html = page.httpResponse.body;
      // Node.js keeps the async context of a module's first import alive forever.
      Reflect.deleteProperty(page, 'httpResponse');
      const record = made && [[withBase(base, `/${toRouteFile(route)}`), made.record] as const];
      return { html, view, files: new Map([...(record ?? []), ...(made?.files ?? [])]) };
    },
  };
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
