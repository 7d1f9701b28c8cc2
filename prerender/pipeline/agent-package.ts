import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { build } from 'vite';
import { toPageFile } from '../../src/model/pages/page';
import { loadCodeStamp, openCache } from '../sources/cache';
import type { FinishedPage } from './finished-page';

/** The site and the server of its tools as a package of npm, which needs no other: `npx https://…/docs.tgz`. */
export const PACKAGE_FILE = 'docs.tgz';

/** In bytes. `npx` downloads the package before its first answer, so the build says when it is larger. */
const USUAL_SIZE = 5_000_000;

/** The note of the build about a large package. */
export function toPackageNote(size: number): string | undefined {
  if (size <= USUAL_SIZE) return undefined;
  const [megabytes, usual] = [size, USUAL_SIZE].map((bytes) => (bytes / 1_000_000).toFixed(1));
  return `  ${PACKAGE_FILE}, which agents download whole: ${megabytes} MB of ${usual} MB`;
}

/** Packs a site that is written. */
export async function packSite(
  root: string,
  client: string,
  pages: readonly FinishedPage[],
): Promise<Uint8Array> {
  const manifest = { name: 'docs', version: '1.0.0', type: 'module', bin: 'docs.js' };
  const operations = pages.filter(({ kind }) => kind === 'operation');
  const data = new Set(operations.map(({ page }) => decodeURI(toPageFile(page.path))));
  const names = await readdir(client, { recursive: true });
  const read = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => data.has(file) || READ.test(file))
    .toSorted();
  const files = [
    ['package.json', JSON.stringify(manifest)] as const,
    ['docs.js', `#!/usr/bin/env node\n${await loadServer(root)}`] as const,
    ...read.map((file) => [`site/${file}`, readFileSync(join(client, file))] as const),
  ];
  return packFiles(files);
}

/** The files that the tools read, besides the data of operations. */
const READ = /\.md$|^(?:.+\/)?llms(?:-\d+)?\.txt$|^search-[^/]*\.json$|^assets\/values\//;

/** A package of npm: a compressed tar archive, with the same bytes for the same files. */
export async function packFiles(
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): Promise<Uint8Array> {
  const entries = files.map(([name, content]) => {
    const body = Buffer.from(content);
    const attributes = { size: body.length, mode: 0o755, mtime: new Date(0) };
    return { header: { name: `package/${name}`, ...attributes }, body };
  });
  return gzipSync(await packTar(entries));
}

/** The server with all that it imports, in one file. */
export async function loadServer(root: string): Promise<string> {
  const cache = openCache(root);
  const stamp = await loadCodeStamp(root);
  const known = cache.read('agent', stamp);
  if (typeof known === 'string') return known;
  const bundled = await bundleServer(root);
  cache.write('agent', stamp, bundled);
  return bundled;
}

async function bundleServer(root: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'docs-'));
  const output = { entryFileNames: 'docs.js', codeSplitting: false };
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      build: {
        ssr: 'prerender/agent/packed.ts',
        outDir,
        target: 'node20',
        minify: true,
        rolldownOptions: { output },
      },
    });
    return await readFile(join(outDir, 'docs.js'), 'utf8');
  } finally {
    await rm(outDir, { recursive: true });
  }
}
