import { createMemory } from '../../src/model/once-per';
import type { GuideStore } from '../guides/guide-store';
import { openGuideStore } from '../guides/guide-store';
import type { CachedCompiler } from '../mdx/guide-cache';
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

/** Guides per task. */
const BATCH = 10;

/** Compiles the guides that no build has cached, several at a time. */
export async function compileMissing(
  store: GuideStore,
  { find }: CachedCompiler,
  compileGuides: (files: readonly string[]) => Promise<void>,
): Promise<void> {
  const guides = await Promise.all(store.versions.map(store.load));
  const docs = guides.flatMap((version) => version.docs);
  const missing = docs.map(async ({ file }) => {
    const { text } = await store.loadText(file);
    return find(file, text) === undefined ? [file] : [];
  });
  const files = (await Promise.all(missing)).flat();
  const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, (_, index) =>
    files.slice(index * BATCH, (index + 1) * BATCH),
  );
  await Promise.all(batches.map(compileGuides));
}

/** A task: compiles guides into the cache. Their problems are found by whoever compiles them next. */
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
