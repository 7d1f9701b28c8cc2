import { createMemory } from '../../src/model/once-per';
import { openGuideStore } from '../guides/guide-store';
import { openGuideCompiler } from '../mdx/guide-cache';
import { openCache } from '../sources/cache';

/** Guides to compile, by their files. */
export interface CompileRequest {
  readonly root: string;
  readonly base: string;
  /** The code of the language. */
  readonly locale: string;
  readonly stamp: string;
  readonly files: readonly string[];
}

/** Compiles guides into the cache. Their problems are found by whoever compiles them next. */
export async function compileGuides({ files, ...settings }: CompileRequest): Promise<void> {
  const { store, compile } = await openOnce(JSON.stringify(settings), () => open(settings));
  // One after the other: the trees of many would be in memory at once.
  for (const file of files) await compile(file, (await store.loadText(file)).text);
}

const openOnce = createMemory<ReturnType<typeof open>>(2);

async function open({ root, base, locale, stamp }: Omit<CompileRequest, 'files'>) {
  const { store } = await openGuideStore(root, locale);
  // Links are found in what is loaded.
  await Promise.all(store.versions.map(store.load));
  const { links, style, markdown } = store;
  const settings = { root, base, links, style, markdown, stamp };
  const { compile } = openGuideCompiler({ ...settings, cache: openCache(root) });
  return { store, compile };
}
