import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a reader's first page of the site weighs, in bytes. */
export interface PageWeight {
  readonly html: number;
  /** The part of it that is the sidebar. */
  readonly sidebar: number;
  /** After gzip: the scripts that the page names, with all that they import. */
  readonly script: number;
}

/** Weighs a built page by its site path; the site is built for the root of its host. */
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

/** The element with the id of the site's menu, which holds the sidebar. */
export function findSidebar(html: string): string {
  return /<aside[^>]* id="site-menu"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
}

/** Those that start by themselves, and those that are loaded ahead. */
export function listScripts(html: string): readonly string[] {
  const tags = [
    ...html.matchAll(/<script[^>]* src="([^"]+)"/g),
    ...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
  ];
  return tags.map(([, href = '']) => href);
}
