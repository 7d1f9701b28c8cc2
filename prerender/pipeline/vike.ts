import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadJson, Page } from '../../src/model/pages/page';
import type { PageIndex, PageTwin } from '../../src/model/pages/twin';
import { withBase } from '../../src/model/site/paths';
import type { Manifest } from '../html/manifest';

/*
 * The undocumented parts of Vike 0.4.266 that we rely on: the names of the files that it writes into a build
 * folder. Look here first when an update of Vike fails.
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
  /** Throws rendering errors. */
  readonly render: (page: PageToRender) => Promise<RenderedPage>;
}

/** A page as HTML and as Markdown. */
export interface RenderedPage {
  readonly html: string;
  readonly twin: PageTwin | undefined;
}

/** A page with its site path. */
export interface PageToRender {
  readonly path: string;
  readonly base: string;
  /** Undefined for the not-found page. */
  readonly data: Page | undefined;
  /** Loads the files that the page names. */
  readonly load: LoadJson;
  /** Its index for agents. */
  readonly index: PageIndex;
}

/** Opens the app bundled by `bundled-app.ts`. */
export async function openApp(outDir: string): Promise<BundledApp> {
  await import(pathToFileURL(join(outDir, SERVER_ENTRY)).href);
  // Only now: the process that bundles the app renders nothing.
  const { renderPage } = await import('vike/server');
  return {
    render: async ({ base, ...page }) => {
      const rendered = await renderPage({ urlOriginal: withBase(base, page.path), ...page });
      const failure = rendered.errorWhileRendering ?? rendered.failure;
      if (failure) throw failure;
      const html = rendered.httpResponse.body;
      const { twin } = rendered;
      // Node.js keeps the async context of a module's first import alive forever.
      Reflect.deleteProperty(rendered, 'httpResponse');
      Reflect.deleteProperty(rendered, 'twin');
      return { html, twin };
    },
  };
}

/** Loads the manifest of the browser bundle. */
export async function loadManifest(outDir: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(outDir, MANIFEST), 'utf8')) as Manifest;
}

/** Reads the files that determine a bundle's pages, without the project's folder, which Vike writes into them. */
export async function loadBundleText(root: string, outDir: string): Promise<string> {
  const server = await readdir(join(outDir, 'server'), { recursive: true });
  const scripts = server.filter((path) => path.endsWith('js')).toSorted();
  const files = [MANIFEST, ...scripts.map((path) => join('server', path))];
  const texts = files.map((path) => readFile(join(outDir, path), 'utf8'));
  return (await Promise.all(texts)).join('').replaceAll(root, '');
}

/** Removes files that only the build needs, or that no page loads, such as Vike's own client runtime. */
export async function removeBuildFiles(outDir: string): Promise<void> {
  const files = ['client/.vite', 'server', MANIFEST];
  await Promise.all(files.map((file) => rm(join(outDir, file), { recursive: true, force: true })));
  const entries = await readdir(join(outDir, ENTRIES));
  const unused = entries.filter((name) => !name.startsWith(OWN_ENTRY));
  await Promise.all(unused.map((name) => rm(join(outDir, ENTRIES, name))));
}
