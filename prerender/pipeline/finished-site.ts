import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { IndexHashes } from '../../src/model/search/index-address';
import { toIndexHashesText, toIndexKey } from '../../src/model/search/index-address';
import type { Problem } from '../diagnostics/problem';
import { listGrownFiles } from './grown-files';
import type { LinkIndex } from './links/link-index';
import { createLinkIndex } from './links/link-index';
import { loadSizes, toSizeReport } from './size-report';
import type { SearchedSite } from '../search/site-indexes';
import { buildSiteIndexes, listIndexFiles } from '../search/site-indexes';
import type { FinishedPage } from './finished-page';
import { writeOutput } from '../sources/output-files';
import { loadManifest, removeBuildFiles } from './vike';

/** Writes the search indexes of the rendered pages, prints page sizes, and returns all links and what is too large. */
export async function finishSite(
  pages: readonly FinishedPage[],
  outDir: string,
  lastClient: string,
  site: SearchedSite,
): Promise<{ readonly links: LinkIndex; readonly problems: readonly Problem[] }> {
  const client = join(outDir, 'client');
  const documents = pages.flatMap((page) => page.documents ?? []);
  const indexes = buildSiteIndexes(documents, site);
  for (const [file, text] of indexes.flatMap(listIndexFiles)) writeOutput(client, file, text);
  const hashes = new Map(indexes.map(({ name, build }) => [toIndexKey(name), build.hash]));
  for (const { page } of pages) writeHashes(client, page.file, hashes);
  const manifest = await loadManifest(outDir);
  const sizes = await loadSizes(pages, client, manifest);
  // The last build has been rid of them, too, and is compared.
  await removeBuildFiles(outDir);
  const { report, problems } = await toSizeReport(sizes, () => listGrownFiles(client, lastClient));
  console.log(report);
  const links = createLinkIndex(
    pages.map(({ target }) => target),
    await listFiles(client),
  );
  return { links, problems };
}

/** Writes the hashes of the indexes into a page. */
function writeHashes(client: string, file: string, hashes: IndexHashes): void {
  const attribute = `data-search-index="${toIndexHashesText(hashes)}"`;
  const html = readFileSync(file, 'utf8');
  writeOutput(client, relative(client, file), html.replace('data-search-index=""', attribute));
}

/** The site paths of all files. */
async function listFiles(client: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(client, { recursive: true });
  return new Set(entries.map((entry) => `/${entry.split(sep).join('/')}`));
}
