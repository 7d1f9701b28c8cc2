import type { MadeRoute } from '../src/app/server';
import type { Manifest } from './html/manifest';
import { toSiteScripts } from './html/site-scripts';

/** The record of a page, with the files that it names: all that the page shows, and that is no part of the app. */
export async function makeRecord(
  path: string,
  manifest: Manifest,
  base: string,
): Promise<MadeRoute | undefined> {
  const app = await import('../src/app/server');
  return app.makeRoute(path, toSiteScripts(manifest, base, app.findViewChunk));
}
