import { join } from 'node:path';
import pMap from 'p-map';
import type { SitePages } from '../pages/site-pages';
import type { Shard } from '../settings/shard';
import { takeShard } from '../settings/shard';
import { loadCodeStamp, openCache, toKey } from '../sources/cache';
import { writeOutput } from '../sources/output-files';
import { toPageFile } from '../../src/model/pages/page';
import type { FinishedPage } from './finished-page';
import type { CachedPage } from './page-cache';
import { toPageKey, writePage } from './page-cache';
import type { Pool } from './pool';
import type { RenderFailure, RenderRequest, RenderedPage } from './render-pages';
import { loadBundleText } from './vike';

/** The pages of a site, and why some are not there. */
export interface RenderedSite {
  readonly pages: readonly FinishedPage[];
  /** How many of them are from the cache. */
  readonly cachedPages: number;
  readonly failures: readonly RenderFailure[];
}

/** Settings for rendering. */
interface Work extends Omit<RenderRequest, 'paths' | 'bundle'> {
  /** Takes what is done, for the terminal. */
  readonly say: (text: string) => void;
  /** The part of the pages to render. */
  readonly shard: Shard;
}

/** Pages per task. */
const BATCH = 20;

/** Writes the pages of a bundled site with their data; those that are not cached are rendered by the processes of a pool. */
export async function renderSite(
  site: SitePages,
  { tasks, size }: Pool,
  { say, shard, ...request }: Work,
): Promise<RenderedSite> {
  const { root, outDir } = request;
  const client = join(outDir, 'client');
  const bundle = toKey(await loadCodeStamp(root), await loadBundleText(root, outDir));
  const paths = takeShard([...(await site.listPaths()), '/404'], shard);
  const cache = openCache(root);
  const cached: FinishedPage[] = [];
  let done = 0;
  const renderBatch = async (batch: readonly string[]): Promise<readonly RenderedPage[]> => {
    const missing: string[] = [];
    for (const path of batch) {
      const page = await site.make(path);
      if (page !== undefined)
        writeOutput(client, decodeURI(toPageFile(path)), JSON.stringify(page));
      const found = cache.read('pages', toPageKey(bundle, path, page)) as CachedPage | undefined;
      if (found === undefined) missing.push(path);
      else cached.push(writePage(client, path, found));
    }
    const work = { ...request, bundle, paths: missing };
    const rendered = missing.length === 0 ? [] : await tasks.renderPages(work);
    done += batch.length;
    say(`Rendering ${done.toLocaleString('en')} of ${paths.length.toLocaleString('en')} pages`);
    return rendered;
  };
  const batches = Array.from({ length: Math.ceil(paths.length / BATCH) }, (_, index) =>
    paths.slice(index * BATCH, (index + 1) * BATCH),
  );
  // The data of the next batches is written while those before are rendered.
  const rendered = (await pMap(batches, renderBatch, { concurrency: 2 * size })).flat();
  const finished = rendered.flatMap((one) => (one.kind === 'finished' ? [one.page] : []));
  return {
    // In byte order, whichever process finished first.
    pages: [...cached, ...finished].toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1)),
    cachedPages: cached.length,
    failures: rendered.filter((one) => one.kind === 'failed'),
  };
}
