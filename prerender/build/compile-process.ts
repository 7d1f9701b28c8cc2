import { openGuideStore } from '../guides/guide-store';
import { openSiteCompiler } from '../guides/site-compiler';
import { doTasks } from './processes';

export interface CompileTasks {
  /** Compiles guides, by their files, into the cache that all processes share. */
  readonly compile: (files: readonly string[]) => Promise<void>;
}

/** The entry of the process that `early-compiling.ts` starts to compile guides. */
export function run([base = '', locale = '']: readonly string[]): void {
  const opened = open(base, locale);
  // The first task reports the error.
  opened.catch(() => {});
  doTasks<CompileTasks>({
    compile: async (files) => {
      const { store, compile } = await opened;
      // One after the other: the trees of many would be in memory at once.
      for (const file of files) await compile(file, (await store.loadText(file)).text);
    },
  });
}

async function open(base: string, locale: string) {
  const root = process.cwd();
  const { store } = await openGuideStore(root, locale);
  // Links are found in what is loaded.
  await Promise.all(store.versions.map(store.load));
  const { compile } = openSiteCompiler(root, base, store);
  return { store, compile };
}
