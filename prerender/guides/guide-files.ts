import { createHash } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import pMap from 'p-map';
import type { DocEntry } from '../../src/model/guides/guide-table';
import type { CompileGuide } from '../mdx/guide-compiler';
import { writeOutput } from '../sources/output-files';
import { MOST_AT_ONCE } from '../sources/sources';
import type { GuideStore } from './guide-store';
import type { GuideVersion } from './guide-version';

/*
 * The files of guides beside a bundle: the table of each version, which prerendering reads, and the data of each
 * plain guide, which browsers read, too.
 */

/** The table or the descriptions of a version: below the folder of the build, and removed at its end. */
export function toTableFile(sidebars: string, question: 'guides' | 'descriptions'): string {
  return `server/${question}/${sidebars.replaceAll('/', '-').replace(/\.\w+$/, '')}.json`;
}

/**
 * A module that reads a table while prerendering, and the data files of guides; `client` is the browser folder.
 * It names it from the project root, where every command runs: the bundle of another checkout is the same.
 */
export function toFileModule(client: string, file: string): string {
  const folder = relative(process.cwd(), client);
  return `import { readFile } from 'node:fs/promises';
const read = async (path) => JSON.parse(await readFile(path, 'utf8'));
export default await read(${JSON.stringify(join(dirname(folder), file))});
export const loadData = async (file) => {
  const { data, ...others } = await read(${JSON.stringify(join(folder, sep))} + file);
  return { ...others, default: data };
};
`;
}

/** Writes the files of all guides into the folder of a build. */
export async function writeGuideFiles(
  outDir: string,
  store: GuideStore,
  compile: CompileGuide,
): Promise<void> {
  const client = join(outDir, 'client');
  for (const version of store.versions) {
    const loaded = await store.load(version);
    const writeDoc = async (doc: DocEntry): Promise<DocEntry> => {
      const plain = await toPlainFile(doc.file, loaded, store, compile);
      if (plain !== undefined) writeOutput(client, plain.file, plain.text);
      const data = plain?.file;
      return { ...doc, ...(data !== undefined && { data }) };
    };
    const docs = await pMap(loaded.table.docs, writeDoc, { concurrency: MOST_AT_ONCE });
    const write = (question: 'guides' | 'descriptions', value: unknown) =>
      writeOutput(
        outDir,
        toTableFile(`${version.folder}/sidebars.json`, question),
        JSON.stringify(value),
      );
    write('guides', { ...loaded.table, docs });
    write('descriptions', loaded.descriptions);
  }
}

/** The data of a plain guide, and its file below the base; undefined for a guide with code. */
async function toPlainFile(
  source: string,
  { pages }: GuideVersion,
  store: GuideStore,
  compile: CompileGuide,
): Promise<{ readonly file: string; readonly text: string } | undefined> {
  const { plain } = await compile(source, (await store.loadText(source)).text);
  if (plain === undefined) return undefined;
  const { nodes, headings } = plain;
  const text = JSON.stringify({ data: nodes, headings, page: pages.get(source) });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { file: `assets/pages/${hash}.json`, text };
}
