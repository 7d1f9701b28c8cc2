import { createHash } from 'node:crypto';
import { readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWholeFile } from '../sources/whole-file';
import type { CompileGuide, CompiledGuide } from './guide-compiler';
import { createGuideCompiler } from './guide-compiler';
import type { DocLinks } from './page/paths';
import type { MdxSettings } from './page/page';

/** A compiled guide, with what it depends on besides its own text. */
interface CachedGuide {
  readonly guide: CompiledGuide;
  /** Hashes of its dependencies, by absolute path. */
  readonly files: Readonly<Record<string, string>>;
  /** The paths of the docs that it links to; null for a link without a target. */
  readonly links: readonly (readonly [url: string, path: string | null])[];
}

/**
 * Everything that determines the compiled code of a guide: all folders that the compiler may import
 * from, and the versions of its packages.
 */
export const compilerSources = [
  'prerender/diagnostics',
  'prerender/html',
  'prerender/mdx',
  'prerender/sources',
  'prerender/text',
  'src/model',
  'package-lock.json',
];

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * The guide compiler with a cache on disk, shared by checks, both bundles and the next build.
 *
 * Recompiles a guide when its text, the compiler or one of its dependencies has changed.
 */
export function createCachedCompiler(settings: MdxSettings): CompileGuide {
  const { root, base, style, markdown } = settings;
  const followed = new Map<string, Map<string, string | null>>();
  const compile = createGuideCompiler({ ...settings, links: recordLinks(settings, followed) });
  let fingerprint: Promise<string> | undefined;

  async function compileAndSave(file: string, source: string, path: string) {
    followed.set(file, new Map());
    const guide = await compile(file, source);
    const links = [...(followed.get(file) ?? [])];
    // A problem may be fixed in any file, so guides with problems are not cached.
    if (guide.problems.length === 0) {
      const files = await hashFiles(guide.dependencies);
      await writeWholeFile(path, JSON.stringify({ guide, files, links } satisfies CachedGuide));
    }
    return guide;
  }

  async function compileOrLoad(file: string, source: string): Promise<CompiledGuide> {
    fingerprint ??= hashCompiler(root);
    const key = hash(
      [await fingerprint, base, JSON.stringify([style, markdown]), file, source].join('\0'),
    );
    const path = join(toFolder(root), `${key}.json`);
    const cached = await load(path);
    if (cached === undefined || !(await stillHolds(cached, file, settings)))
      return compileAndSave(file, source, path);
    await markUsed(path);
    return cached.guide;
  }

  /** The last work on each file. */
  const running = new Map<string, Promise<CompiledGuide>>();
  return async (file, source) => {
    const next = async () => compileOrLoad(file, source);
    // Browser and server ask for the same guide at once. The second finds what the first has saved.
    const work = (running.get(file) ?? Promise.resolve()).then(next, next);
    running.set(file, work);
    try {
      return await work;
    } finally {
      if (running.get(file) === work) running.delete(file);
    }
  };
}

/**
 * Removes what no build has used for a week.
 *
 * By age rather than by use in this build: builds for other languages and base paths share the
 * folder, and one of them may be writing to it.
 */
export async function pruneGuideCache(root: string): Promise<void> {
  const folder = toFolder(root);
  const names = await readdir(folder).catch(() => []);
  const oldest = Date.now() - KEPT_FOR_MS;
  const remove = async (name: string) => {
    const path = join(folder, name);
    // Another build may have removed it meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: oldest }));
    if (mtimeMs < oldest) await rm(path, { force: true });
  };
  await Promise.all(names.map(remove));
}

function toFolder(root: string): string {
  return join(root, '.cache', 'guides');
}

async function markUsed(path: string): Promise<void> {
  const now = new Date();
  // Another build may have removed it meanwhile.
  await utimes(path, now, now).catch(() => undefined);
}

/** Wraps `links` to record which docs each guide links to. */
function recordLinks(
  { links }: MdxSettings,
  followed: ReadonlyMap<string, Map<string, string | null>>,
): DocLinks {
  return {
    findPath: (from, url) => {
      const path = links.findPath(from, url);
      followed.get(from)?.set(url, path ?? null);
      return path;
    },
  };
}

async function stillHolds(
  { files, links }: CachedGuide,
  file: string,
  settings: MdxSettings,
): Promise<boolean> {
  const isSameLink = ([url, path]: CachedGuide['links'][number]) =>
    (settings.links.findPath(file, url) ?? null) === path;
  if (!links.every(isSameLink)) return false;
  const now = await hashFiles(Object.keys(files));
  return Object.entries(files).every(([path, value]) => now[path] === value);
}

async function hashFiles(paths: readonly string[]): Promise<Record<string, string>> {
  const entries = paths.map(async (path) => [path, hash(await readIfThere(path))] as const);
  return Object.fromEntries(await Promise.all(entries));
}

async function readIfThere(path: string): Promise<Buffer | string> {
  return readFile(path).catch(() => '');
}

async function hashCompiler(root: string): Promise<string> {
  const files = await Promise.all(compilerSources.map((path) => listFiles(join(root, path))));
  return hash(JSON.stringify(await hashFiles(files.flat().toSorted())));
}

async function listFiles(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  return entries.length === 0
    ? [path]
    : files.map(({ parentPath, name }) => join(parentPath, name));
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Undefined when the file is missing or incomplete. */
async function load(path: string): Promise<CachedGuide | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CachedGuide;
  } catch {
    return undefined;
  }
}
