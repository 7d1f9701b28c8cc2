import type { Cache } from '../sources/cache';
import { hashFiles, haveHashes, isNewer, toKey } from '../sources/cache';
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

/** The settings of the compiler. */
interface CompilerSettings extends Omit<MdxSettings, 'highlight'> {
  /** Loads the grammars of code, when a guide needs compiling. */
  readonly loadHighlight?: () => Promise<Highlight>;
  readonly cache: Cache;
  /** From `loadCodeStamp`. */
  readonly stamp: string;
}

/** The guide compiler with a cache on disk, shared by checks, builds and the writer's server. */
export interface CachedCompiler {
  /** Compiles a guide, if its text, the compiler or one of its dependencies has changed. */
  readonly compile: CompileGuide;
  /** Finds a compiled guide in the cache. */
  readonly find: (file: string, source: string) => CompiledGuide | undefined;
}

/** The clock of a file system may be behind by this much; a guide that is compiled once more costs little. */
const CLOCK_MS = 20;

/** Opens the compiler; all that open it share the results, in this build and the next. */
export function openGuideCompiler(settings: CompilerSettings): CachedCompiler {
  const { root, base, style, markdown, cache, stamp } = settings;
  const running = new Map<string, Promise<CompiledGuide>>();

  const toGuideKey = (file: string, source: string) =>
    toKey(stamp, base, style, markdown, file, source);

  function find(file: string, source: string): CompiledGuide | undefined {
    const cached = cache.read('guides', toGuideKey(file, source)) as CachedGuide | undefined;
    return cached !== undefined && stillHolds(cached, file, settings) ? cached.guide : undefined;
  }

  async function compile(file: string, source: string): Promise<CompiledGuide> {
    const links = new Map<string, string | null>();
    const compileGuide = await loadCompiler(settings, links);
    const since = Date.now() - CLOCK_MS;
    const guide = await compileGuide(file, source);
    // A problem may be fixed in any file, so guides with problems are not cached.
    const isRight = guide.problems.length === 0;
    if (isRight && !guide.dependencies.some((path) => isNewer(path, since)))
      cache.write('guides', toGuideKey(file, source), {
        guide,
        files: hashFiles(root, guide.dependencies),
        links: [...links],
      } satisfies CachedGuide);
    return guide;
  }

  return {
    find,
    compile: async (file, source) => {
      const known = find(file, source);
      if (known !== undefined) return known;
      // Two may ask for the same guide at once.
      const key = toGuideKey(file, source);
      const work = running.get(key) ?? compile(file, source).finally(() => running.delete(key));
      running.set(key, work);
      return work;
    },
  };
}

/**
 * Only now: most runs compile few guides, or none, and what compiles them takes a quarter of a second to load.
 * `links` takes the docs that the guide links to.
 */
async function loadCompiler(
  { loadHighlight = loadGrammars, ...settings }: CompilerSettings,
  links: Map<string, string | null>,
): Promise<CompileGuide> {
  const { createGuideCompiler } = await import('./guide-compiler');
  const findPath: DocLinks['findPath'] = (from, url) => {
    const path = settings.links.findPath(from, url);
    links.set(url, path ?? null);
    return path;
  };
  return createGuideCompiler({
    ...settings,
    links: { findPath },
    highlight: await loadHighlight(),
  });
}

async function loadGrammars(): Promise<Highlight> {
  const { createHighlight } = await import('../text/highlighter');
  return createHighlight();
}

function stillHolds(
  { files, links }: CachedGuide,
  file: string,
  settings: CompilerSettings,
): boolean {
  const isSameLink = ([url, path]: CachedGuide['links'][number]) =>
    (settings.links.findPath(file, url) ?? null) === path;
  return links.every(isSameLink) && haveHashes(settings.root, files);
}
