import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import pMap from 'p-map';
import type { GuideTable } from '../../src/model/guides/guide-table';
import type { SiteConfig } from '../../src/model/site/site';
import { toGuideAddresses } from '../guides/navbar';
import type { ShownApi } from '../api/shown-api';
import type { GuideStore } from '../guides/guide-store';
import type { Settings } from '../settings/settings';
import { hash, hashFiles, haveHashes, readKept } from '../sources/kept-files';
import { MOST_AT_ONCE, listProjectFiles } from '../sources/sources';
import { toHomeGuides } from '../vite/home';
import { IMPORTED_TEXTS_FILE } from '../vite/imported-texts';
import type { FindBundled } from './bundled-guides';

/**
 * Bundles that are kept in `.cache/bundles`, by a hash of all that they are made of: the text of a plain guide is
 * not in it, nor the table of all guides, nor the specs.
 */
export interface KeptBundles {
  /** Puts a kept bundle into a folder; returns whether there was one that is up to date. */
  readonly restore: (key: string, outDir: string) => Promise<boolean>;
  /** Keeps the bundle that a folder has, and nothing else yet. */
  readonly keep: (key: string, outDir: string) => Promise<void>;
}

/** Bundles of other languages, base paths and branches are kept beside that of the last build. */
const MOST_KEPT = 6;

/** Opens the bundles that are kept of a project. */
export function openKeptBundles(root: string): KeptBundles {
  const folder = join(root, '.cache/bundles');
  return {
    restore: async (key, outDir) => {
      const kept = join(folder, key);
      const now = new Date();
      const isThere = await utimes(kept, now, now).then(
        () => true,
        () => false,
      );
      if (!isThere) return false;
      const texts = readKept(join(kept, IMPORTED_TEXTS_FILE));
      if (texts === undefined || !haveHashes(root, texts as Readonly<Record<string, string>>)) {
        await rm(kept, { recursive: true, force: true });
        return false;
      }
      await rm(outDir, { recursive: true, force: true });
      await cp(kept, outDir, { recursive: true });
      return true;
    },
    keep: async (key, outDir) => {
      const draft = join(folder, `${key}.${process.pid}`);
      await mkdir(folder, { recursive: true });
      await cp(outDir, draft, { recursive: true });
      // Another build may have kept the same one.
      await rename(draft, join(folder, key)).catch(() => rm(draft, { recursive: true }));
      await removeOldest(folder);
    },
  };
}

/** Names the bundle that a folder has: no other one has the same name, whatever texts its modules import. */
export function toBundleName(key: string, outDir: string): string {
  return hash(JSON.stringify([key, readKept(join(outDir, IMPORTED_TEXTS_FILE))])).slice(0, 32);
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
      return { path, mtimeMs };
    }),
  );
  const old = entries.toSorted((a, b) => b.mtimeMs - a.mtimeMs).slice(MOST_KEPT);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}

/** A site in one language, as its bundle is made of it. */
export interface BundleSources {
  readonly root: string;
  readonly outDir: string;
  readonly settings: Settings;
  readonly site: SiteConfig;
  readonly store: GuideStore;
  readonly apis: readonly ShownApi[];
  readonly findBundled: FindBundled;
}

/** The files beside them: those of the project and of Vite, with variables that it reads. */
const ROOT_FILES =
  /^(?:index\.html|package(?:-lock)?\.json|tsconfig\.json|vite\.config\.ts|\.env.*)$/;

/** Tells of which files a bundle is not made as they are: guides, and all files of specs. */
export async function findLeftOut(store: GuideStore): Promise<(file: string) => boolean> {
  const versions = await Promise.all(store.versions.map(store.load));
  const docs = new Set(versions.flatMap(({ table }) => listDocs(table)));
  return (file) =>
    docs.has(file) || store.versions.some(({ specs }) => file.startsWith(`${specs}/`));
}

function listDocs({ docs }: GuideTable): readonly string[] {
  return docs.map(({ file }) => file);
}

/** A hash of all that the bundle of a site is made of. */
export async function toBundleKey(sources: BundleSources): Promise<string> {
  const { root, outDir, settings, site, store, apis } = sources;
  const versions = await Promise.all(store.versions.map(store.load));
  const isLeftOut = await findLeftOut(store);
  const found = await listProjectFiles(root);
  const own = found.filter((file) => !isLeftOut(file));
  const beside = (await readdir(root)).filter((file) => ROOT_FILES.test(file)).toSorted();
  const variables = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  return hash(
    JSON.stringify([
      process.version,
      relative(root, outDir),
      settings,
      variables.toSorted().map((name) => [name, process.env[name]]),
      hashFiles(root, [...own, ...beside]),
      await listGuides(
        sources,
        versions.flatMap(({ table }) => listDocs(table)),
      ),
      apis,
      // What the app has of all guides.
      versions.map(({ table }) => [
        toGuideAddresses(table, site.navbar),
        Object.values(table.sidebars)
          .slice(0, 1)
          .map((items) => toHomeGuides(items, table.categories)),
      ]),
    ]),
  ).slice(0, 32);
}

/**
 * Each guide with what the bundle has of it: nothing of the text of one that is data. Guides and partials that
 * others import are in it as they are compiled, with the addresses that they link to.
 */
async function listGuides(
  { root, store, findBundled }: BundleSources,
  docs: readonly string[],
): Promise<readonly unknown[]> {
  const imported = new Set<string>();
  const load = async (file: string) => {
    const guide = await findBundled(file, (await store.loadText(file)).text);
    for (const path of guide.dependencies) if (/\.mdx?$/.test(path)) imported.add(path);
    return guide;
  };
  const list = async (file: string): Promise<unknown> => {
    const { code } = await load(file);
    return code === undefined ? file : [file, code, await store.findPage(file)];
  };
  const guides = await pMap(docs, list, { concurrency: MOST_AT_ONCE });
  // A partial may import others, which the set then has, too.
  for (const path of imported)
    if (existsSync(path)) guides.push([path, (await load(toFile(root, path))).code]);
  return guides;
}

function toFile(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
