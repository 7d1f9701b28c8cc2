import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renderPage } from 'vike/server';
import { withBase } from '../../src/model/site/paths';
import type { Manifest } from '../html/manifest';

/*
 * What Vike 0.4.266 writes into the folder of a build. These names are its own, and documented nowhere:
 * look here first when an update of Vike fails.
 */

/** The app's bundle for the server. Once it is imported, Vike's `renderPage` renders it. */
const SERVER_ENTRY = 'server/entry.mjs';

/** Vite's manifest of the browser's bundle, which Vike moves here from `client/.vite`. */
const MANIFEST = 'assets.json';

/** The folder with the scripts that pages start with: ours, and Vike's own client runtime. */
const ENTRIES = 'client/assets/entries';

/** How the name of our own entry begins: Vike names it after `prerender/+client.ts`. */
const OWN_ENTRY = 'prerender_client.';

/** Imports a built file as it is. */
export type ImportBuilt = (file: string) => Promise<unknown>;

/** The app, bundled for the server. */
export interface BundledApp {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** The document of a route; throws what went wrong in it. */
  readonly render: (route: string) => Promise<string>;
}

/** Opens the app that `bundle-process.ts` has bundled. */
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
      // Vike's types know its own settings only.
      return (config as unknown as { listPaths: BundledApp['listPaths'] }).listPaths();
    },
    render: async (route) => {
      const page = await open(route);
      const html = page.httpResponse.body;
      // Node keeps with a module, for ever, what was going on when it was first imported.
      Reflect.deleteProperty(page, 'httpResponse');
      return html;
    },
  };
}

/** Loads the manifest of the browser's bundle. */
export async function loadManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8')) as Manifest;
}

/** Removes what the build needed and no reader asks for, such as Vike's own client runtime. */
export async function removeBuildFiles(outDir: string): Promise<void> {
  const files = ['client/.vite', 'server', MANIFEST];
  await Promise.all(files.map((file) => rm(join(outDir, file), { recursive: true, force: true })));
  const entries = await readdir(join(outDir, ENTRIES));
  const unused = entries.filter((name) => !name.startsWith(OWN_ENTRY));
  await Promise.all(unused.map((name) => rm(join(outDir, ENTRIES, name))));
}
