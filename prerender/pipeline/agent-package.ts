import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTarGzip } from 'nanotar';
import { build } from 'vite';
import { PAGES } from '../../src/model/pages/page';
import { loadCodeStamp, openCache } from '../sources/cache';

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
export async function packSite(root: string, client: string): Promise<Uint8Array> {
  const manifest = { name: 'docs', version: '1.0.0', type: 'module', bin: 'docs.js' };
  const files: [name: string, text: string][] = [
    ['package.json', JSON.stringify(manifest)],
    ['docs.js', `#!/usr/bin/env node\n${await loadServer(root)}`],
  ];
  const names = await readdir(client, { recursive: true });
  for (const file of names.map((name) => name.replaceAll('\\', '/')).toSorted()) {
    if (!isRead(file)) continue;
    const text = await readFile(join(client, file), 'utf8');
    if (!file.startsWith(`${PAGES}/`) || text.includes('"kind":"operation"'))
      files.push([`site/${file}`, text]);
  }
  // The same bytes after each build of the same site.
  const attrs = { mtime: 0, mode: '755' };
  return createTarGzip(files.map(([name, data]) => ({ name: `package/${name}`, data, attrs })));
}

/** The files that the tools read. */
function isRead(file: string): boolean {
  return /\.md$|^(?:.+\/)?llms(?:-\d+)?\.txt$|^search-[^/]*\.json$|^pages\/.*\.json$|^assets\/values\//.test(
    file,
  );
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
