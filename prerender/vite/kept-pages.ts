import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { findTrail } from '../../src/model/navigation/sidebar';
import { isBelowPath, toComparablePath } from '../../src/model/site/paths';
import type { GuideStore } from '../guides/guide-store';
import { isDocFile } from '../guides/docs/doc-address';
import type { PageDocuments } from '../search/page-documents';
import { MOST_AT_ONCE, listProjectFiles } from '../sources/sources';
import { writeWholeFile } from '../sources/whole-file';
import type { SourceChange } from './source-changes';

/** What search indexes of pages, kept on disk from one run of the writer's server to the next. */
export interface KeptPages {
  /**
   * What is kept of a page, or what `make` makes of it when its sources have changed since; `found` is called
   * with the guide or the folder that it is made from, and not for a list of guides.
   */
  readonly get: (
    path: string,
    found: (source: string) => void,
    make: () => Promise<PageDocuments | undefined>,
  ) => Promise<PageDocuments | undefined>;
  /** What is kept of a page; undefined if there is nothing that still holds, null for one that search does not find. */
  readonly find: (path: string) => Promise<PageDocuments | null | undefined>;
  readonly expire: (change: SourceChange) => void;
  /** Writes what has been made since it was written the last time. */
  readonly save: () => Promise<void>;
}

export interface KeptSettings {
  readonly root: string;
  readonly store: Pick<GuideStore, 'versions' | 'load' | 'loadText'>;
  /** What decides pages besides their sources, such as the base path. */
  readonly settings: readonly string[];
}

/** A page, with a hash of all that it was made of; null for one that search does not find. */
interface KeptPage {
  readonly key: string;
  readonly documents: PageDocuments | null;
}

/** Opens the pages that are kept of a project. */
export function createKeptPages({ root, store, settings }: KeptSettings): KeptPages {
  const file = join(root, '.cache/search-pages.json');
  const opened = readKept(file);
  let common: Promise<string> | undefined;
  let guides: Promise<Guides> | undefined;
  let isChanged = false;

  const look = async (path: string) => {
    common ??= readStamps(root).then((stamps) => hash([settings, stamps]));
    guides ??= readGuides(store);
    const { source, facts } = await (await guides).read(path);
    const key = facts === undefined ? undefined : hash([await common, facts]);
    const known = (await opened).get(path);
    return { source, key, documents: known?.key === key ? known?.documents : undefined };
  };

  return {
    get: async (path, found, make) => {
      const { source, key, documents: known } = await look(path);
      if (source !== undefined) found(source);
      if (known !== undefined) return known ?? undefined;
      const documents = await make();
      if (key !== undefined) {
        (await opened).set(path, { key, documents: documents ?? null });
        isChanged = true;
      }
      return documents;
    },
    find: async (path) => {
      const isKept = (await opened).has(path);
      return isKept ? (await look(path)).documents : undefined;
    },
    expire: ({ file: changed }) => {
      guides = undefined;
      if (!isGuide(changed)) common = undefined;
    },
    save: async () => {
      if (!isChanged) return;
      isChanged = false;
      writeWholeFile(file, JSON.stringify([...(await opened)]));
    },
  };
}

async function readKept(file: string): Promise<Map<string, KeptPage>> {
  try {
    return new Map(JSON.parse(await readFile(file, 'utf8')) as [string, KeptPage][]);
  } catch {
    return new Map();
  }
}

/** When each file was written that is no guide, and its size. */
async function readStamps(root: string): Promise<readonly string[]> {
  const found = await listProjectFiles(root);
  const files = ['package-lock.json', ...found.filter((file) => !isGuide(file))];
  const toStamp = async (file: string) => {
    const { mtimeMs, size } = await stat(join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  };
  return pMap(files, toStamp, { concurrency: MOST_AT_ONCE });
}

function isGuide(file: string): boolean {
  return file.startsWith('content/') && isDocFile(file);
}

interface Guides {
  readonly read: (path: string) => Promise<PageSource>;
}

interface PageSource {
  /** The guide, or the folder, that a page is made from; undefined for a list of guides. */
  readonly source?: string;
  /** What it is made of besides what is common to all; undefined when that is not known. */
  readonly facts: readonly unknown[] | undefined;
}

async function readGuides(store: KeptSettings['store']): Promise<Guides> {
  const versions = await Promise.all(store.versions.map(store.load));
  const guides = new Map(
    versions.flatMap(({ table, pages }) =>
      table.docs.map(({ path, file, sidebar = '' }) => {
        const trail = findTrail(table.sidebars[sidebar] ?? [], path).map(({ label }) => label);
        return [toComparablePath(path), { file, facts: [pages.get(file), trail] }] as const;
      }),
    ),
  );
  // Lists and cards have the titles of other guides.
  const lists = hash(versions.map(({ table, descriptions }) => [table, descriptions]));
  return {
    read: async (path) => {
      const guide = guides.get(toComparablePath(path));
      if (guide === undefined) {
        const isOfApi = store.versions.some((version) => isBelowPath(path, `${version.path}/api/`));
        return isOfApi ? { source: 'specs', facts: [] } : { facts: [lists] };
      }
      const source = guide.file;
      const { text } = await store.loadText(source);
      // What a guide imports may be anywhere.
      if (/^(?:import|export)\b/m.test(text)) return { source, facts: undefined };
      return {
        source,
        facts: [...guide.facts, text, ...(text.includes('<DocCard') ? [lists] : [])],
      };
    },
  };
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
