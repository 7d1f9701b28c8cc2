import { createMemory } from '../../src/model/once-per';
import { openGuideStore } from '../guides/guide-store';
import type { CachedCompiler } from '../mdx/guide-cache';
import { openGuideCompiler } from '../mdx/guide-cache';
import type { CompileGuide, CompiledGuide } from '../mdx/guide-compiler';
import { openCache } from '../sources/cache';

/** A guide or a partial to compile, by its file. */
export interface CompileRequest {
  readonly root: string;
  readonly base: string;
  /** The code of the language. */
  readonly locale: string;
  readonly stamp: string;
  readonly file: string;
}

/** As many guides are compiled in this process: one of a pool reads all guides before its first. */
const FEW = 4;

/** Two compilers: `now` has a pool compile what no build has cached; `later` works when the pool is stopped. */
export function compileInPool(
  { find, compile }: CachedCompiler,
  compileGuide: (file: string) => Promise<CompiledGuide | undefined>,
): { readonly now: CompileGuide; readonly later: CompileGuide } {
  let missing = 0;
  /** By file: guides with problems are not cached. */
  const mistaken = new Map<string, CompiledGuide>();
  return {
    now: async (file, source) => {
      const known = find(file, source);
      if (known !== undefined) return known;
      missing += 1;
      const made = missing <= FEW ? await compile(file, source) : await compileGuide(file);
      const guide = made ?? (await compile(file, source));
      if (guide.problems.length > 0) mistaken.set(file, guide);
      return guide;
    },
    later: async (file, source) => mistaken.get(file) ?? compile(file, source),
  };
}

/** A task: compiles a guide into the cache, or returns it if it has problems. */
export async function compileGuide({
  file,
  ...settings
}: CompileRequest): Promise<CompiledGuide | undefined> {
  const { store, compile } = await openOnce(JSON.stringify(settings), () => open(settings));
  const guide = await compile(file, (await store.loadText(file)).text);
  return guide.problems.length > 0 ? guide : undefined;
}

const openOnce = createMemory<ReturnType<typeof open>>(2);

async function open({ root, base, locale, stamp }: Omit<CompileRequest, 'file'>) {
  const { store } = await openGuideStore(root, locale);
  // Links are found in what is loaded.
  await Promise.all(store.versions.map(store.load));
  const { links, style, markdown } = store;
  const settings = { root, base, links, style, markdown, stamp };
  const { compile } = openGuideCompiler({ ...settings, cache: openCache(root) });
  return { store, compile };
}
