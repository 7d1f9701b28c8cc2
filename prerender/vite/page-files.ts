import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Environment, Rolldown } from 'vite';
import type { PageFile } from '../../src/model/api/page-file';
import type { Api } from '../api/load-api';
import { toOperationData, toSchemaData } from './page-data';

/** The name of a page, such as the slug of an operation, and its file below the base. */
export type NamedFile = readonly [name: string, file: string];

/** The files of all operations and named schemas of an API. */
export interface PageFiles {
  readonly operations: readonly NamedFile[];
  readonly schemas: readonly NamedFile[];
}

/**
 * Gives each page a file, named after its content, in which browsers find its data.
 *
 * There may be thousands: as modules, the bundler would read and write each of them, twice.
 */
export async function emitPageFiles(
  context: Pick<Rolldown.PluginContext, 'emitFile'>,
  api: Api,
  takeTurn: () => Promise<void>,
): Promise<PageFiles> {
  const emit = (folder: string, value: unknown) => {
    const source = JSON.stringify(value);
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
    const fileName = `assets/${folder}/${hash}.json`;
    context.emitFile({ type: 'asset', fileName, source });
    return fileName;
  };
  const emitAll = async (names: readonly string[], make: (name: string) => PageFile) => {
    const files: NamedFile[] = [];
    for (const name of names) {
      await takeTurn();
      files.push([name, emit('pages', make(name))]);
    }
    return files;
  };
  const toOperationFile = (slug: string): PageFile => {
    const template = api.findTemplate(slug);
    // Only few readers ask for it.
    const values = template === undefined ? {} : { values: emit('values', template) };
    return { ...toOperationData(api, slug), ...values };
  };
  return {
    operations: await emitAll(listSlugs(api), toOperationFile),
    schemas: await emitAll(api.reference.schemas, (name) => toSchemaData(api, name)),
  };
}

/** The operations of an API, each once: one with two tags is in two groups. */
export function listSlugs({ reference }: Api): readonly string[] {
  const operations = reference.groups.flatMap((group) => group.operations);
  return [...new Set(operations.map(({ slug }) => slug))];
}

/** The lines with which a module gets `toPageSources`, which knows how to load pages from their files. */
export function toSourceImports({ name, config }: Environment): string {
  if (name === 'client') return `import { toPageSources } from '/src/catalog/load-page-file.ts';\n`;
  const folder = JSON.stringify(join(config.build.outDir, '../client/'));
  return `import { readFile } from 'node:fs/promises';
const load = async (file) => {
  const { data, head } = JSON.parse(await readFile(${folder} + file, 'utf8'));
  return { default: data, head, template: () => Promise.resolve(null) };
};
const toPageSources = (files) =>
  new Map(files.map(([name, file]) => [name, { file, load: () => load(file) }]));
`;
}
