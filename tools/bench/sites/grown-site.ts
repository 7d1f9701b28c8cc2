import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toInlineSpec } from './bench-inline-spec';
import { toBenchPage } from './bench-page';
import { toBenchSpec } from './bench-spec';

/** A copy of this project with more of one kind. */
export interface GrownSite {
  readonly folder: string;
  /** The site paths of new pages far apart, of which the first is weighed and visited. */
  readonly paths: readonly string[];
  /** What readers of the new pages search for. */
  readonly queries: readonly string[];
  /** Changes one text of a source. */
  readonly change: () => Promise<void>;
}

/** Adds so many of a kind to a copy of the project. */
type Grow = (folder: string, count: number) => Promise<GrownSite>;

/** What a site can have more of, by its name in tables. */
export const kinds = {
  guides: growGuides,
  operations: (folder, count) =>
    growApi(folder, {
      id: 'bench-api',
      spec: toBenchSpec({
        operations: count,
        schemas: Math.round(count * SCHEMAS_PER_OPERATION),
      }),
      // Each path has a GET and a PUT.
      pages: listApart(count / 2, (index) => `get-thing${index}`),
      queries: ['replace thing 4', 'get thing 7', 'things-1', 'area-0', 'thing12'],
    }),
  'schemas without names': (folder, count) =>
    growApi(folder, {
      id: 'inline-api',
      spec: toInlineSpec({ schemas: count, fields: FIELDS_PER_SCHEMA }),
      // Each operation has one schema in its request and one in its response.
      pages: listApart(count / 2, (index) => `create-record${index}`),
      queries: ['create record 1', 'records-7', 'record1'],
    }),
} as const satisfies Readonly<Record<string, Grow>>;

export type Kind = keyof typeof kinds;

const SCHEMAS_PER_OPERATION = 2 / 3;
const FIELDS_PER_SCHEMA = 500;
/** How many paths of a site there are, at most. */
const PATHS = 11;
/** A folder whose sidebar is generated. */
const GUIDES_FOLDER = 'platform';

async function growGuides(folder: string, count: number): Promise<GrownSite> {
  for (let index = 0; index < count; index += 1) {
    const { file, text } = toBenchPage(index, count);
    const path = join(folder, 'content/docs', GUIDES_FOLDER, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const files = listApart(count, (index) => toBenchPage(index, count).file);
  const first = join(folder, 'content/docs', GUIDES_FOLDER, files[0] ?? '');
  return {
    folder,
    paths: files.map((file) => `/docs/${GUIDES_FOLDER}/${file.replace(/\.mdx$/, '')}`),
    queries: ['how to invite a custo', 'retry-after', 'limits', 'archive a division', 'sandbox'],
    change: async () =>
      writeFile(first, `${await readFile(first, 'utf8')}\n\nOne more sentence.\n`),
  };
}

/** An API beside those of the site. */
interface BenchApi {
  readonly id: string;
  readonly spec: object;
  readonly pages: readonly string[];
  readonly queries: readonly string[];
}

async function growApi(folder: string, { id, spec, pages, queries }: BenchApi): Promise<GrownSite> {
  const file = join(folder, `specs/${id}.json`);
  const text = JSON.stringify(spec);
  await writeFile(file, text);
  return {
    folder,
    paths: pages.map((page) => `/docs/api/${id}/${page}`),
    queries,
    change: () => writeFile(file, text.replace(/(?<="description":")/, 'Changed: ')),
  };
}

/** Names of the first of a number of pages, the last, and some between them. */
function listApart(count: number, toName: (index: number) => string): readonly string[] {
  const length = Math.min(PATHS, count);
  return Array.from({ length }, (_, step) =>
    toName(Math.floor((step * (count - 1)) / Math.max(1, length - 1))),
  );
}
