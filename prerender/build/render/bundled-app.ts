import { join } from 'node:path';
import { renderPage } from 'vike/server';
import { withBase } from '../../../src/model/site/paths';

/** Imports a built file as it is. */
export type ImportBuilt = (file: string) => Promise<unknown>;

/** The app, bundled for the server. */
export interface BundledApp {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** The document of a route; throws what went wrong in it. */
  readonly render: (route: string) => Promise<string>;
}

/** Opens the app that `checkAndBundle` has bundled. */
export async function openApp(
  outDir: string,
  base: string,
  importBuilt: ImportBuilt,
): Promise<BundledApp> {
  // It says of itself that it is the app that Vike renders.
  await importBuilt(join(outDir, 'server/entry.mjs'));
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
