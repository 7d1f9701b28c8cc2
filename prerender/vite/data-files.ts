import { createHash } from 'node:crypto';
import { join, sep } from 'node:path';
import type { PageData } from '../../src/model/api/page-data';
import type { Api } from '../api/load-api';
import { listSlugs, toOperationData, toSchemaData } from './api-modules';

/** The data files of an API's pages, below the base. */
export interface DataFiles {
  readonly operations: readonly NamedFile[];
  readonly schemas: readonly NamedFile[];
}

type NamedFile = readonly [name: string, file: string];

/** A file that a bundle has beside its modules. */
export interface Asset {
  readonly type: 'asset';
  readonly fileName: string;
  readonly source: string;
}

/**
 * Makes the data files of all operations and schemas, in the queue with other work.
 *
 * There may be thousands: as modules, the bundler would read and write each of them, twice.
 */
export async function makeDataFiles(
  api: Api,
  emit: (asset: Asset) => void,
  queue: Queue,
): Promise<DataFiles> {
  const write = (folder: string, value: unknown) => {
    const source = JSON.stringify(value);
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const fileName = `assets/${folder}/${hash}.json`;
    emit({ type: 'asset', fileName, source });
    return fileName;
  };
  const writeAll = async (names: readonly string[], toData: (name: string) => PageData) => {
    const files: NamedFile[] = [];
    for (const name of names) {
      await queue();
      files.push([name, write('pages', toData(name))]);
    }
    return files;
  };
  const toOperationFile = (slug: string): PageData => {
    const template = api.findTemplate(slug);
    // Only few readers ask for it.
    const values = template === undefined ? {} : { values: write('values', template) };
    return { ...toOperationData(api, slug, template), ...values };
  };
  return {
    operations: await writeAll(listSlugs(api), toOperationFile),
    schemas: await writeAll(api.reference.schemas, (name) => toSchemaData(api, name)),
  };
}

/** Waits for one's turn. */
export type Queue = () => Promise<void>;

/**
 * Creates a queue for long work: one turn in each round of the event loop.
 *
 * Thousands of pages that are made one after the other would hold up whatever waits for a response or a
 * timer, such as Vite's module runner, which gives up after a minute.
 */
export function createQueue(): Queue {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((done) => setImmediate(done)));
    return last;
  };
}

/**
 * The lines with which a module gets `toPageSources`, which knows how to load pages from their data files:
 * browsers fetch them, and what prerenders reads them in the folder that was bundled for browsers.
 */
export function toSourceImports(environment: 'client' | 'server', client: string): string {
  if (environment === 'client')
    return `import { toPageSources } from '/src/catalog/data-files.ts';\n`;
  return `import { readFile } from 'node:fs/promises';
const load = async (file) => {
  const { data, head } = JSON.parse(await readFile(${JSON.stringify(join(client, sep))} + file, 'utf8'));
  return { default: data, head, template: () => Promise.resolve(null) };
};
const toPageSources = (files) =>
  new Map(files.map(([name, file]) => [name, { file, load: () => load(file) }]));
`;
}
