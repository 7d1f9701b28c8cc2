import { createHash } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import type { ApiReference } from '../../src/model/api/api';
import type { PageData } from '../../src/model/api/page-data';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';
import { writeOutput } from '../sources/output-files';
import type { Api } from './load-api';
import {
  listSlugs,
  toErrorsData,
  toFieldsData,
  toOperationData,
  toOverviewData,
  toSchemaData,
  toSchemaIndexData,
} from './page-data';

/*
 * The files of an API beside a bundle: the table of its pages, which prerendering reads, and the data of each page,
 * which browsers read, too. Bundling takes as long with a thousand pages as with one, and what it makes stays the
 * same when a spec's texts change.
 */

/** All files of an API. */
export interface ApiFiles {
  readonly table: ApiTable;
  /** The texts of those for browsers, by their paths below the base. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The data of an API that prerendering reads. */
interface ApiTable {
  readonly reference: ApiReference;
  readonly pages: PageFiles;
}

/** The data files of an API's pages, below the base. */
interface PageFiles {
  readonly overview: string | undefined;
  readonly errors: string | undefined;
  readonly schemaIndex: string | undefined;
  readonly operations: readonly NamedFile[];
  readonly schemas: readonly NamedFile[];
  readonly fields: readonly NamedFile[];
}

type NamedFile = readonly [name: string, file: string];

/** Files, and why some pages have none. */
interface MadeFiles {
  readonly files: ApiFiles;
  readonly problems: readonly Problem[];
}

/** Makes the files of an API. It waits for `pause` between pages, of which there may be thousands. */
export async function makeApiFiles(
  api: Api,
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<MadeFiles> {
  const { reference } = api;
  const texts = new Map(api.getDownloads().map(({ file, text }) => [file, text]));
  const problems: Problem[] = [];
  const add = (folder: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const file = `assets/${folder}/${hash}.json`;
    texts.set(file, text);
    return file;
  };
  const addPage = async (toData: () => PageData): Promise<string | undefined> => {
    await pause();
    try {
      return add('pages', toData());
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const addPages = async (names: readonly string[], toData: (name: string) => PageData) => {
    const files: NamedFile[] = [];
    for (const name of names) {
      const file = await addPage(() => toData(name));
      if (file !== undefined) files.push([name, file]);
    }
    return files;
  };
  const toOperation = (slug: string): PageData => {
    const template = api.findTemplate(slug);
    // A file of its own, as few readers need it.
    const values = template === undefined ? {} : { values: add('values', template) };
    return { ...toOperationData(api, slug, template), ...values };
  };
  const pages: PageFiles = {
    overview: await addPage(() => toOverviewData(api)),
    errors: await addPage(() => toErrorsData(api)),
    schemaIndex: await addPage(() => toSchemaIndexData(api)),
    operations: await addPages(listSlugs(api), toOperation),
    schemas: await addPages(reference.schemas, (name) => toSchemaData(api, name)),
    fields: await addPages(api.listFieldsPages(), (page) => toFieldsData(api, page)),
  };
  return { files: { table: { reference, pages }, texts }, problems };
}

/** Writes the files of a spec into the folder of a build. */
export function writeApiFiles(outDir: string, spec: string, { table, texts }: ApiFiles): void {
  const client = join(outDir, 'client');
  for (const [file, text] of texts) writeOutput(client, file, text);
  writeOutput(outDir, toTableFile(spec), JSON.stringify(table));
}

/** Below the folder of the build, and removed at its end. */
function toTableFile(spec: string): string {
  return `server/references/${encodeURIComponent(spec)}.json`;
}

/**
 * A module that reads the table of a spec while prerendering, and the data files of its pages; `client` is the
 * browser folder. It names them from the project root, where every command runs: the bundle of another checkout
 * is the same.
 */
export function toReferenceFileModule(client: string, spec: string): string {
  const folder = relative(process.cwd(), client);
  return `import { readFile } from 'node:fs/promises';
const read = async (path) => JSON.parse(await readFile(path, 'utf8'));
const { reference, pages } = await read(${JSON.stringify(join(dirname(folder), toTableFile(spec)))});
const load = async (file) => {
  const { data, head } = await read(${JSON.stringify(join(folder, sep))} + file);
  return { default: data, head, template: () => Promise.resolve(null) };
};
const toSource = (file) => ({ file, load: () => load(file) });
const toSources = (files) => new Map(files.map(([name, file]) => [name, toSource(file)]));
export default reference;
export const overview = toSource(pages.overview);
export const errors = toSource(pages.errors);
export const schemaIndex = toSource(pages.schemaIndex);
export const operations = toSources(pages.operations);
export const schemas = toSources(pages.schemas);
export const fields = toSources(pages.fields);
`;
}
