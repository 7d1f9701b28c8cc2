import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hash, hashFiles, haveHashes, markUsed, pruneKept, readKept } from '../sources/kept-files';
import { writeWholeFile } from '../sources/whole-file';
import type { Highlight } from '../text/highlighter';
import type { CompileGuide, CompiledGuide } from './guide-compiler';
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

/** What guides are compiled with; the grammars of code are loaded when a guide needs compiling. */
export interface CompilerSettings extends Omit<MdxSettings, 'highlight'> {
  readonly loadHighlight: () => Promise<Highlight>;
}

/** The guide compiler with a cache on disk, shared by checks, both bundles and the next build. */
export interface CachedCompiler {
  /** Compiles a guide, if its text, the compiler or one of its dependencies has changed. */
  readonly compile: CompileGuide;
  /** Whether the text of a guide has been compiled: then it is seldom compiled again. */
  readonly isKept: (file: string, source: string) => Promise<boolean>;
  /** Loads what compiles guides, if none has been kept: then the first page needs it. */
  readonly prepare: () => void;
  /** Compiles a guide for nobody: the first compilation of a process takes a second longer than the next. */
  readonly warmUp: CompileGuide;
}

export function createCachedCompiler(settings: CompilerSettings): CachedCompiler {
  const { root, base, style, markdown } = settings;
  const followed = new Map<string, Map<string, string | null>>();
  const links = recordLinks(settings, followed);
  let compiler: Promise<CompileGuide> | undefined;
  const getCompiler = () => (compiler ??= loadCompiler({ ...settings, links }));
  const compile: CompileGuide = async (file, source) => (await getCompiler())(file, source);
  let fingerprint: Promise<string> | undefined;

  async function compileAndSave(file: string, source: string, path: string) {
    followed.set(file, new Map());
    const guide = await compile(file, source);
    const links = [...(followed.get(file) ?? [])];
    // A problem may be fixed in any file, so guides with problems are not cached.
    if (guide.problems.length === 0) {
      const files = hashFiles(root, guide.dependencies);
      writeWholeFile(path, JSON.stringify({ guide, files, links } satisfies CachedGuide));
    }
    return guide;
  }

  async function toPath(file: string, source: string): Promise<string> {
    fingerprint ??= hashCompiler(root);
    const key = hash(
      [await fingerprint, base, JSON.stringify([style, markdown]), file, source].join('\0'),
    );
    return join(toFolder(root), `${key}.json`);
  }

  async function compileOrLoad(file: string, source: string): Promise<CompiledGuide> {
    const path = await toPath(file, source);
    const cached = readKept(path) as CachedGuide | undefined;
    if (cached === undefined || !(await stillHolds(cached, file, settings)))
      return compileAndSave(file, source, path);
    markUsed(path);
    return cached.guide;
  }

  /** The last work on each file. */
  const running = new Map<string, Promise<CompiledGuide>>();
  return {
    compile: async (file, source) => {
      const next = async () => compileOrLoad(file, source);
      // Browser and server ask for the same guide at once. The second finds what the first has saved.
      const work = (running.get(file) ?? Promise.resolve()).then(next, next);
      running.set(file, work);
      try {
        return await work;
      } finally {
        if (running.get(file) === work) running.delete(file);
      }
    },
    isKept: async (file, source) => existsSync(await toPath(file, source)),
    prepare: () => {
      // What fails is told by the first guide.
      if (!existsSync(toFolder(root))) getCompiler().catch(() => undefined);
    },
    warmUp: compile,
  };
}

/** Only now: most runs compile few guides, or none, and what compiles them takes a quarter of a second to load. */
async function loadCompiler({
  loadHighlight,
  ...settings
}: CompilerSettings): Promise<CompileGuide> {
  const { createGuideCompiler } = await import('./guide-compiler');
  return createGuideCompiler({ ...settings, highlight: await loadHighlight() });
}

/** Removes what no build has used for a week. */
export async function pruneGuideCache(root: string): Promise<void> {
  await pruneKept(toFolder(root));
}

function toFolder(root: string): string {
  return join(root, '.cache', 'guides');
}

/** Wraps `links` to record which docs each guide links to. */
function recordLinks(
  { links }: CompilerSettings,
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
  settings: CompilerSettings,
): Promise<boolean> {
  const isSameLink = ([url, path]: CachedGuide['links'][number]) =>
    (settings.links.findPath(file, url) ?? null) === path;
  if (!links.every(isSameLink)) return false;
  return haveHashes(settings.root, files);
}

async function hashCompiler(root: string): Promise<string> {
  const files = await Promise.all(compilerSources.map((path) => listFiles(join(root, path))));
  return hash(JSON.stringify(hashFiles(root, files.flat().toSorted())));
}

async function listFiles(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  return entries.length === 0
    ? [path]
    : files.map(({ parentPath, name }) => join(parentPath, name));
}
