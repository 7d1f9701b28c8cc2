import { createHash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import type { PageData } from '../../src/model/api/page-data';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';
import type { Api } from '../api/load-api';
import type { PageSources } from './api-modules';
import type { Queue } from './queue';
import {
  listSlugs,
  toErrorsData,
  toFieldsData,
  toOperationData,
  toOverviewData,
  toSchemaData,
  toSchemaIndexData,
} from './api-modules';

/** The data files of an API's pages, below the base. */
export interface DataFiles {
  readonly overview: string | undefined;
  readonly errors: string | undefined;
  readonly schemaIndex: string | undefined;
  readonly operations: readonly NamedFile[];
  readonly schemas: readonly NamedFile[];
  readonly fields: readonly NamedFile[];
  /** Why there are no files of some pages. */
  readonly problems: readonly Problem[];
}

type NamedFile = readonly [name: string, file: string];

/** Writes a file below the base. */
export type WriteFile = (file: string, text: string) => Promise<void>;

/**
 * Creates the data files of all operations, schemas and fields pages, queued with other work.
 *
 * There may be thousands: the bundler would read and write each module twice, and keep each file in memory.
 */
export async function makeDataFiles(
  api: Api,
  writeFile: WriteFile,
  queue: Queue,
): Promise<DataFiles> {
  const write = async (folder: string, value: unknown) => {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const file = `assets/${folder}/${hash}.json`;
    await writeFile(file, text);
    return file;
  };
  const problems: Problem[] = [];
  const writeOne = async (
    toData: () => PageData | Promise<PageData>,
  ): Promise<string | undefined> => {
    await queue();
    try {
      return await write('pages', await toData());
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const writeAll = async (
    names: readonly string[],
    toData: (name: string) => PageData | Promise<PageData>,
  ) => {
    const files: NamedFile[] = [];
    for (const name of names) {
      const file = await writeOne(() => toData(name));
      if (file !== undefined) files.push([name, file]);
    }
    return files;
  };
  const toOperationFile = async (slug: string): Promise<PageData> => {
    const template = api.findTemplate(slug);
    // A file of its own, as few readers need it.
    const values = template === undefined ? {} : { values: await write('values', template) };
    return { ...toOperationData(api, slug, template), ...values };
  };
  return {
    overview: await writeOne(() => toOverviewData(api)),
    errors: await writeOne(() => toErrorsData(api)),
    schemaIndex: await writeOne(() => toSchemaIndexData(api)),
    operations: await writeAll(listSlugs(api), toOperationFile),
    schemas: await writeAll(api.reference.schemas, (name) => toSchemaData(api, name)),
    fields: await writeAll(api.listFieldsPages(), (page) => toFieldsData(api, page)),
    problems,
  };
}

/** Expressions for the sources of an API's pages in a build, for a module that begins with {@link toFileReader}. */
export function toFileSources(files: DataFiles): PageSources {
  return {
    overview: toSource(files.overview),
    errors: toSource(files.errors),
    schemaIndex: toSource(files.schemaIndex),
    operations: toSources(files.operations),
    schemas: toSources(files.schemas),
    fields: toSources(files.fields),
  };
}

function toSource(file = ''): string {
  return `toSource(${JSON.stringify(file)})`;
}

function toSources(named: readonly NamedFile[]): string {
  return `toSources(${JSON.stringify(named)})`;
}

/**
 * Code that reads data files while prerendering, from the folder that was bundled for browsers: by its path from
 * the project root, where every command runs, so that the bundle of another checkout is the same.
 */
export function toFileReader(client: string): string {
  return `import { readFile } from 'node:fs/promises';
const load = async (file) => {
  const { data, head } = JSON.parse(await readFile(${JSON.stringify(join(relative(process.cwd(), client), sep))} + file, 'utf8'));
  return { default: data, head, template: () => Promise.resolve(null) };
};
const toSource = (file) => ({ file, load: () => load(file) });
const toSources = (files) => new Map(files.map(([name, file]) => [name, toSource(file)]));
`;
}
