import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from 'vite';
import type { PageHead } from '../../src/model/head';
import { toDataExpression, toDataModule } from './hot-content';

/** What a page is made from: plain data. */
export interface PageData {
  readonly data: unknown;
  readonly head: PageHead;
}

/** Beside the bundles, for as long as pages are prerendered. */
export const PAGE_DATA_FOLDER = 'page-data';

/**
 * The module of a page: its data, and its head.
 *
 * A build asks for it twice. Browsers get the data itself, and it is written to a file as well: what
 * prerenders the page reads that, so neither the second bundle nor its bundler grows with the pages.
 */
export async function toPageModule(
  { mode, name, config }: Environment,
  id: string,
  make: () => PageData,
): Promise<string> {
  if (mode !== 'build') return toModule(make());
  const key = createHash('sha256').update(id).digest('hex').slice(0, 24);
  const file = join(config.build.outDir, '..', PAGE_DATA_FOLDER, `${key}.json`);
  if (name !== 'client') return toFileModule(file);
  const page = make();
  await write(file, JSON.stringify(page));
  return toModule(page);
}

async function write(file: string, text: string): Promise<void> {
  const folder = dirname(file);
  if (!existsSync(folder)) await mkdir(folder, { recursive: true });
  await writeFile(file, text);
}

function toModule({ data, head }: PageData): string {
  return `${toDataModule(data)}export const head = ${toDataExpression(head)};\n`;
}

function toFileModule(file: string): string {
  return `import { readFileSync } from 'node:fs';
const { data, head } = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
export { data as default, head };
`;
}
