import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toGzipSize } from '../../prerender/pipeline/gzip-size';

/** Bytes after gzip of a page, and of the files that its HTML names. */
export interface PageWeight {
  readonly html: number;
  /** Scripts, preloaded modules and preloaded data. */
  readonly script: number;
  readonly style: number;
}

/** Weighs the page at a site path of a site that is built for the root of its host. */
export async function weighPage(client: string, path: string): Promise<PageWeight> {
  const html = await readFile(join(client, path, 'index.html'));
  const files = listLoaded(html.toString(), path);
  const weigh = async (kind: RegExp) => {
    const loaded = files.filter((file) => kind.test(file));
    const sizes = loaded.map(async (file) => toGzipSize(await readFile(join(client, file))));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  return {
    html: toGzipSize(html),
    script: await weigh(/\.js(?:on)?$/),
    style: await weigh(/\.css$/),
  };
}

const LOADED = /<(?:script|link)\b[^>]*? (?:src|href)="([^":]+\.(?:css|js|json))"/g;

/** Site paths, each once: a style sheet has a second link for readers without scripts. */
function listLoaded(html: string, path: string): readonly string[] {
  const page = new URL(`${path.replace(/\/$/, '')}/`, 'http://localhost');
  const addresses = Array.from(html.matchAll(LOADED), ([, address = '']) => address);
  return [...new Set(addresses.map((address) => new URL(address, page).pathname))];
}
