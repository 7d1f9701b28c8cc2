import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figures } from '../figures/figures';

/**
 * Weighs a built site, which is built for the root of its host: all files, the largest page, and the page at a site
 * path with all that it loads before it answers a click.
 */
export async function weighOutput(client: string, path: string): Promise<Figures> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  let [outputBytes, largestPageBytes] = [0, 0];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const { size } = await stat(join(entry.parentPath, entry.name));
    outputBytes += size;
    if (entry.name.endsWith('.html')) largestPageBytes = Math.max(largestPageBytes, size);
  }
  const html = await readFile(join(client, path, 'index.html'), 'utf8');
  const files = listLoaded(html).map((file) => readFile(join(client, file)));
  return {
    outputBytes,
    largestPageBytes,
    htmlBytes: compress(html),
    scriptBytes: (await Promise.all(files)).reduce((sum, file) => sum + compress(file), 0),
  };
}

function compress(file: string | Buffer): number {
  return gzipSync(file, { level: 9 }).length;
}

/** The scripts that a page loads and preloads, and the data that it preloads, each once. */
function listLoaded(html: string): readonly string[] {
  const tags = [
    /<script[^>]* src="([^"]+)"/g,
    /<link rel="modulepreload" href="([^"]+)"/g,
    /<link rel="preload" as="fetch"[^>]* href="([^"]+)"/g,
  ].flatMap((pattern) => [...html.matchAll(pattern)]);
  return [...new Set(tags.map(([, address = '']) => address))];
}
