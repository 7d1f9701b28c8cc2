import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { Source } from '../sources/sources';
import { loadSource } from '../sources/sources';
import { isCategoryFile } from './sidebars/category-file';
import { isDocFile } from './pages/is-doc-file';
import { loadSidebarsConfig } from './sidebars/load-sidebars-config';
import type { GuideOptions, GuideVersion } from './to-guide-version';
import { toGuideVersion } from './to-guide-version';

/** Reads the guides of a version: its docs, `_category_` files, tags and sidebars. */
export async function loadGuideVersion(
  root: string,
  version: DocsVersion,
  options: GuideOptions,
): Promise<GuideVersion> {
  const folder = `${version.folder}/docs`;
  const [files, sidebars] = await Promise.all([
    listFiles(root, folder),
    loadSidebarsConfig(root, version),
  ]);
  const load = (isWanted: (source: string) => boolean) =>
    loadSources(
      root,
      files.filter((file) => isWanted(file.slice(folder.length + 1))),
      options.findFile,
    );
  const docs = await load(isDocFile);
  const categories = await load(isCategoryFile);
  const [tags] = await load((source) => source === 'tags.yml');
  return toGuideVersion(
    { docs, categories, ...(tags !== undefined && { tags }), sidebars },
    version,
    options,
  );
}

/** All files below a folder in byte order; none when it is not there. */
async function listFiles(root: string, folder: string): Promise<readonly string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(root, folder), options).catch(toNone);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

function toNone(error: NodeJS.ErrnoException): never[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** A machine opens only so many files at once. */
const MAX_OPEN_FILES = 100;

async function loadSources(
  root: string,
  files: readonly string[],
  findFile = (file: string) => file,
): Promise<readonly Source[]> {
  const sources: Source[] = [];
  for (let index = 0; index < files.length; index += MAX_OPEN_FILES) {
    const some = files.slice(index, index + MAX_OPEN_FILES);
    const load = async (file: string) => ({ ...(await loadSource(root, findFile(file))), file });
    sources.push(...(await Promise.all(some.map(load))));
  }
  return sources;
}
