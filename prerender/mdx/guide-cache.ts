import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompileGuide, CompiledGuide } from './guide-compiler';
import { createGuideCompiler } from './guide-compiler';
import type { DocLinks } from './page/paths';
import type { MdxSettings } from './page/page';

/** What a compiled guide depends on beside its own text; all of it must still hold. */
interface CachedGuide {
  readonly guide: CompiledGuide;
  /** Hashes of the files that it was made from, by their absolute paths. */
  readonly files: Readonly<Record<string, string>>;
  /** Where its links to other files led; null for nowhere. */
  readonly links: readonly (readonly [url: string, path: string | null])[];
}

/** Everything that decides what a guide is compiled to. */
const COMPILER = [
  'prerender/diagnostics',
  'prerender/mdx',
  'prerender/text',
  'src/model/guides',
  'src/model/site',
  'src/model/text',
  'package-lock.json',
];

/**
 * The same compiler with a memory on disk: checks, both bundles and the next build share its work.
 *
 * A guide is compiled again when its text, the compiler, or anything that it was made from has changed.
 */
export function createCachedCompiler(settings: MdxSettings): CompileGuide {
  const { root, base } = settings;
  const followed = new Map<string, Map<string, string | null>>();
  const compile = createGuideCompiler({ ...settings, links: recordLinks(settings, followed) });
  let fingerprint: Promise<string> | undefined;

  async function compileAndSave(file: string, source: string, path: string) {
    followed.set(file, new Map());
    const guide = await compile(file, source);
    const links = [...(followed.get(file) ?? [])];
    // What is wrong may be mended anywhere: it is looked at again each time.
    if (guide.problems.length === 0)
      await save(path, { guide, files: await hashFiles(guide.dependencies), links });
    return guide;
  }
  return async (file, source) => {
    fingerprint ??= hashCompiler(root);
    const key = hash([await fingerprint, base, file, source].join('\0'));
    const path = join(root, '.cache', 'guides', `${key}.json`);
    const cached = await load(path);
    if (cached !== undefined && (await stillHolds(cached, file, settings))) return cached.guide;
    return compileAndSave(file, source, path);
  };
}

/** Follows links, and notes for each file where they led. */
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
  const files = await Promise.all(COMPILER.map((path) => listFiles(join(root, path))));
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

/** Undefined for what is not there or was cut off. */
async function load(path: string): Promise<CachedGuide | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CachedGuide;
  } catch {
    return undefined;
  }
}

/** Written aside and renamed: another build may read at the same time. */
async function save(path: string, cached: CachedGuide): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}`;
  await writeFile(aside, JSON.stringify(cached));
  await rename(aside, path);
}
