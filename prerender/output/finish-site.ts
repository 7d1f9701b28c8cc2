import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import type { DocsVersion } from '../../src/model/docs/docs-version';
import { withBase } from '../../src/model/paths';
import { toIndexHashesText } from '../../src/model/search/index-hashes';
import { INDEX_FILE } from '../../src/model/search/index-url';
import type { LinkIndex, LinkTarget } from '../checks/link-index';
import { createLinkIndex, toLinkTarget } from '../checks/link-index';
import { toSizeReport, weighPages } from '../checks/size-report';
import { buildVersionIndexes } from '../search/build-version-indexes';
import { isSearched } from '../search/is-searched';
import type { PageDocuments } from '../search/page-documents';
import { toPageDocuments } from '../search/to-page-documents';
import type { HtmlPage } from './html-page';
import { loadHtmlPages } from './html-page';
import type { Manifest } from './to-preloads';

/** Makes the search indexes from the finished HTML, says what pages weigh, and returns all links. */
export async function finishSite(
  outDir: string,
  base: string,
  versions: readonly DocsVersion[],
): Promise<LinkIndex> {
  const client = join(outDir, 'client');
  await moveNotFoundPage(client);
  const pages = await loadHtmlPages(client);
  const read = pages.map((page) => readPage(page, base));
  const documents = read.flatMap((page) => (page.documents === undefined ? [] : [page.documents]));
  const indexes = buildVersionIndexes(documents, base, versions);
  await Promise.all(
    [...indexes].map(([path, { json }]) => writeFile(join(client, path, INDEX_FILE), json)),
  );
  const hashes = new Map([...indexes].map(([path, { hash }]) => [path, hash]));
  await writeHashes(pages, toIndexHashesText(hashes));
  // Vike moves Vite's manifest here.
  const manifest = JSON.parse(await readFile(join(outDir, 'assets.json'), 'utf8')) as Manifest;
  console.log(toSizeReport(await weighPages(client, pages, base, manifest)));
  await removeBuildFiles(outDir);
  return createLinkIndex(
    read.map(({ target }) => target),
    await listFiles(client),
  );
}

/** Static hosts look for `404.html` at the root. */
async function moveNotFoundPage(client: string): Promise<void> {
  await rename(join(client, '404', 'index.html'), join(client, '404.html'));
  await rm(join(client, '404'), { recursive: true });
}

interface ReadPage {
  readonly documents: PageDocuments | undefined;
  readonly target: LinkTarget;
}

/** Everything that is read from a page's HTML; its tree is large and lives no longer than this. */
function readPage({ path, html }: HtmlPage, base: string): ReadPage {
  const document = fromHtml(html);
  return {
    documents: isSearched(path)
      ? toPageDocuments(document, findCanonicalPath(html, base))
      : undefined,
    target: toLinkTarget(path, document),
  };
}

/** What the build needed and no reader asks for, such as the prerenderer's own client runtime. */
async function removeBuildFiles(outDir: string): Promise<void> {
  const files = ['client/.vite', 'server', 'assets.json'];
  await Promise.all(files.map((file) => rm(join(outDir, file), { recursive: true, force: true })));
  const entries = join(outDir, 'client/assets/entries');
  const unused = (await readdir(entries)).filter((name) => !name.startsWith('prerender_client.'));
  await Promise.all(unused.map((name) => rm(join(entries, name))));
}

/** Tells every page which content the indexes have. */
async function writeHashes(pages: readonly HtmlPage[], hashes: string): Promise<void> {
  const attribute = `data-search-index="${hashes}"`;
  await Promise.all(
    pages.map(({ file, html }) => writeFile(file, html.replace('data-search-index=""', attribute))),
  );
}

/** The page's own path, as its canonical link says it: with a trailing slash or without. */
function findCanonicalPath(html: string, base: string): string {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  if (href === undefined) throw new Error('A page has no canonical link.');
  const { pathname } = new URL(href);
  return pathname.startsWith(base) ? pathname : withBase(base, pathname);
}

/** The site paths of all files. */
async function listFiles(client: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(client, { recursive: true });
  return new Set(entries.map((entry) => `/${entry.split(sep).join('/')}`));
}
