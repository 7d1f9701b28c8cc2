import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A prerendered page. */
export interface HtmlPage {
  /** Absolute. */
  readonly file: string;
  /** Site path with a trailing slash: `/docs/routing/`; `/404.html` for the not-found page. */
  readonly path: string;
}

/** All pages below a folder, in byte order of their paths. */
export async function listHtmlPages(client: string): Promise<readonly HtmlPage[]> {
  const names = await readdir(client, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html')).toSorted();
  return files.map((name) => ({
    file: join(client, name),
    path: `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '/'),
  }));
}
