import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../src/model/problem';
import { withBase } from '../../src/model/paths';
import { checkLinks } from '../checks/check-links';
import { toSizeReport, weighPages } from '../checks/size-report';
import { buildSearchIndex } from '../search/build-search-index';
import { isSearched } from '../search/is-searched';
import { toPageDocuments } from '../search/to-page-documents';
import type { Settings } from '../settings';
import type { HtmlPage } from './html-page';
import { loadHtmlPages } from './html-page';
import type { Manifest } from './to-preloads';

/** What needs the finished HTML: the search index, and the check of all links. */
export async function finishSite(
  root: string,
  outDir: string,
  { base }: Settings,
): Promise<readonly Problem[]> {
  const client = join(outDir, 'client');
  await moveNotFoundPage(client);
  const pages = await loadHtmlPages(client);
  await writeSearchIndex(client, pages, base);
  // Vike moves Vite's manifest here.
  const manifest = JSON.parse(await readFile(join(outDir, 'assets.json'), 'utf8')) as Manifest;
  console.log(toSizeReport(await weighPages(client, pages, base, manifest)));
  await removeBuildFiles(outDir);
  return checkLinks(root, pages, base);
}

/** Static hosts look for `404.html` at the root. */
async function moveNotFoundPage(client: string): Promise<void> {
  await rename(join(client, '404', 'index.html'), join(client, '404.html'));
  await rm(join(client, '404'), { recursive: true });
}

/** What the build needed and no reader asks for, such as the prerenderer's own client runtime. */
async function removeBuildFiles(outDir: string): Promise<void> {
  const files = ['client/.vite', 'server', 'assets.json'];
  await Promise.all(files.map((file) => rm(join(outDir, file), { recursive: true, force: true })));
  const entries = join(outDir, 'client/assets/entries');
  const unused = (await readdir(entries)).filter((name) => !name.startsWith('prerender_client.'));
  await Promise.all(unused.map((name) => rm(join(entries, name))));
}

async function writeSearchIndex(
  client: string,
  pages: readonly HtmlPage[],
  base: string,
): Promise<void> {
  const documents = pages
    .filter(({ path }) => isSearched(path))
    .map(({ html }) => toPageDocuments(html, findCanonicalPath(html, base)));
  const index = buildSearchIndex(documents.filter((page) => page !== undefined));
  await writeFile(join(client, 'search-index.json'), index.json);
  await Promise.all(
    pages.map(({ file, html }) =>
      writeFile(file, html.replace('data-search-index=""', `data-search-index="${index.hash}"`)),
    ),
  );
}

/** The page's own path, as its canonical link says it: with a trailing slash or without. */
function findCanonicalPath(html: string, base: string): string {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) throw new Error('A page has no canonical link.');
  const { pathname } = new URL(href);
  return pathname.startsWith(base) ? pathname : withBase(base, pathname);
}
