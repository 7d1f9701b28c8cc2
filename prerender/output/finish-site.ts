import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { DocsVersion } from '../../src/model/docs/docs-version';
import { withBase } from '../../src/model/paths';
import type { IndexHashes } from '../../src/model/search/index-hashes';
import { toIndexHashesText } from '../../src/model/search/index-hashes';
import { INDEX_FILE } from '../../src/model/search/index-url';
import type { LinkIndex, LinkTarget } from '../checks/link-index';
import { createLinkIndex, toLinkTarget } from '../checks/link-index';
import type { PageSize, WeighPage } from '../checks/size-report';
import { LIVE_SAMPLES, createPageScale, toSizeReport, weighChunk } from '../checks/size-report';
import { buildVersionIndexes } from '../search/build-version-indexes';
import { isSearched } from '../search/is-searched';
import type { PageDocuments } from '../search/page-documents';
import { toPageDocuments } from '../search/to-page-documents';
import type { HtmlPage } from './html-page';
import { listHtmlPages } from './html-page';
import { mapSome } from './map-some';
import { parseHtml } from './parse-html';
import type { Manifest } from './to-preloads';

/** Makes the search indexes from the finished HTML, says what pages weigh, and returns all links. */
export async function finishSite(
  outDir: string,
  base: string,
  versions: readonly DocsVersion[],
): Promise<LinkIndex> {
  const client = join(outDir, 'client');
  await moveNotFoundPage(client);
  // Vike moves Vite's manifest here.
  const manifest = JSON.parse(await readFile(join(outDir, 'assets.json'), 'utf8')) as Manifest;
  const weigh = createPageScale(client, base, manifest);
  const files = await listHtmlPages(client);
  const pages = await mapSome(files, (page) => readPage(page, base, weigh));
  const documents = pages.flatMap((page) => page.documents ?? []);
  const indexes = buildVersionIndexes(documents, base, versions);
  for (const [path, { json }] of indexes) await writeFile(join(client, path, INDEX_FILE), json);
  const hashes = new Map([...indexes].map(([path, { hash }]) => [path, hash]));
  await mapSome(files, ({ file }) => writeHashes(file, hashes));
  const liveSamples = await weighChunk(client, manifest, LIVE_SAMPLES);
  const sizes = pages.map(({ size }) => size);
  console.log(await toSizeReport(sizes, liveSamples));
  await removeBuildFiles(outDir);
  return createLinkIndex(
    pages.map(({ target }) => target),
    await listFiles(client),
  );
}

/** Static hosts look for `404.html` at the root. */
async function moveNotFoundPage(client: string): Promise<void> {
  await rename(join(client, '404', 'index.html'), join(client, '404.html'));
  await rm(join(client, '404'), { recursive: true });
}

/** What is known of a page by its HTML. */
interface ReadPage {
  readonly documents: PageDocuments | undefined;
  readonly target: LinkTarget;
  readonly size: PageSize;
}

async function readPage(page: HtmlPage, base: string, weigh: WeighPage): Promise<ReadPage> {
  const html = await readFile(page.file, 'utf8');
  return { ...readDocument(page.path, html, base), size: await weigh(page, html) };
}

/** The tree of a page is large, so nothing waits while there is one. */
function readDocument(path: string, html: string, base: string): Omit<ReadPage, 'size'> {
  const document = parseHtml(html);
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

/** Tells a page which content the indexes have. */
async function writeHashes(file: string, hashes: IndexHashes): Promise<void> {
  const attribute = `data-search-index="${toIndexHashesText(hashes)}"`;
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('data-search-index=""', attribute));
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
