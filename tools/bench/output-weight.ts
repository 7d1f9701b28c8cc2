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

/** The sizes of the pages in a folder and its subfolders, smallest first. */
export async function listPageSizes(folder: string): Promise<readonly PageSize[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const sizes = await Promise.all(
    pages.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const file = relative(folder, path).split(sep).join('/');
      return { file, bytes: (await stat(path)).size };
    }),
  );
  return sizes.toSorted((a, b) => a.bytes - b.bytes);
}
