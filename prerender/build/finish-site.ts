import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { IndexHashes } from '../../src/model/search/index-hashes';
import { toIndexHashesText } from '../../src/model/search/index-hashes';
import { INDEX_FILE } from '../../src/model/search/index-url';
import type { LinkIndex } from './links/link-index';
import { createLinkIndex } from './links/link-index';
import { TRY_IT_SAMPLES, createPageScale, toSizeReport, weighChunk } from './size/size-report';
import { buildVersionIndexes } from '../search/build-version-indexes';
import { mapSome } from '../sources/map-some';
import type { ReadPage } from './render/read-page';
import type { Manifest } from '../html/to-preloads';

/** Makes the search indexes of the rendered pages, says what pages weigh, and returns all links. */
export async function finishSite(
  pages: readonly ReadPage[],
  outDir: string,
  base: string,
  versions: readonly DocsVersion[],
): Promise<LinkIndex> {
  const client = join(outDir, 'client');
  const documents = pages.flatMap((page) => page.documents ?? []);
  const indexes = buildVersionIndexes(documents, base, versions);
  for (const [path, { json }] of indexes) await writeFile(join(client, path, INDEX_FILE), json);
  const hashes = new Map([...indexes].map(([path, { hash }]) => [path, hash]));
  await mapSome(pages, ({ page }) => writeHashes(page.file, hashes));
  // Vike moves Vite's manifest here.
  const manifest = JSON.parse(await readFile(join(outDir, 'assets.json'), 'utf8')) as Manifest;
  const tryItSamples = await weighChunk(client, manifest, TRY_IT_SAMPLES);
  const sizes = await mapSome(pages, createPageScale(client, manifest));
  console.log(await toSizeReport(sizes, tryItSamples));
  await removeBuildFiles(outDir);
  return createLinkIndex(
    pages.map(({ target }) => target),
    await listFiles(client),
  );
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

/** The site paths of all files. */
async function listFiles(client: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(client, { recursive: true });
  return new Set(entries.map((entry) => `/${entry.split(sep).join('/')}`));
}
