import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The sizes of a built page, in bytes. */
export interface PageWeight {
  readonly html: number;
  /** The size of its sidebar. */
  readonly sidebar: number;
  /** After gzip: the page's scripts, with all their imports. */
  readonly script: number;
}

/** Measures a built page by its site path; the site must be built for the root of its host. */
export async function weighPage(client: string, path: string): Promise<PageWeight> {
  const html = await readFile(join(client, path, 'index.html'), 'utf8');
  const files = new Set(listScripts(html));
  const scripts = await Promise.all([...files].map((file) => readFile(join(client, file))));
  return {
    html: Buffer.byteLength(html),
    sidebar: Buffer.byteLength(findSidebar(html)),
    script: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
  };
}

/** The element with the id of the site's menu, which contains the sidebar. */
export function findSidebar(html: string): string {
  return /<aside[^>]* id="site-menu"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
}

/** The scripts that a page loads and preloads. */
export function listScripts(html: string): readonly string[] {
  const tags = [
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
  ];
  return tags.map(([, href = '']) => href);
}

/** A built page with its size. */
export interface PageSize {
  /** Relative to the searched folder. */
  readonly file: string;
  readonly bytes: number;
}

/** The page with the largest HTML in a folder and its subfolders; undefined without pages. */
export async function findLargestPage(folder: string): Promise<PageSize | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let largest: PageSize | undefined;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    if (largest === undefined || size > largest.bytes)
      largest = { file: relative(folder, path).split(sep).join('/'), bytes: size };
  }
  return largest;
}
