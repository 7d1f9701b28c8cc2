import { availableParallelism } from 'node:os';
import type { GuideStore } from '../guides/guide-store';
import type { CachedCompiler } from '../mdx/guide-cache';
import type { CompileTasks } from './compile-process';
import { startProcesses } from './processes';

/** Each process uses a processor and memory. */
const MOST_PROCESSES = 4;

/** Fewer are compiled before a process has started. */
const FEWEST_GUIDES = 80;

/** Guides per task. */
const BATCH = 10;

/**
 * Compiles the guides that no build has kept, several at a time: what compiles them one after the other later finds
 * the results in the cache, and the problems of those that have any.
 */
export async function compileEarly(
  store: GuideStore,
  { isKept }: CachedCompiler,
  base: string,
  locale: string,
): Promise<void> {
  const count = Math.min(availableParallelism(), MOST_PROCESSES);
  const files = count === 1 ? [] : await listUnkept(store, isKept);
  if (files.length < FEWEST_GUIDES) return;
  const { ask, stop } = startProcesses<CompileTasks>({
    module: new URL('./compile-process.ts', import.meta.url),
    args: [base, locale],
    count,
    // The trees of a guide live for a moment: they are collected in larger steps. What stays is collected before it
    // has grown to four times its size: all processes together take 1 GB instead of 1.3.
    flags: ['--max-semi-space-size=24', '--heap-growing-percent=40'],
  });
  try {
    const batches = Array.from({ length: Math.ceil(files.length / BATCH) }, (_, index) =>
      ask('compile', files.slice(index * BATCH, (index + 1) * BATCH)),
    );
    await Promise.all(batches);
  } finally {
    await stop();
  }
}

async function listUnkept(
  store: GuideStore,
  isKept: CachedCompiler['isKept'],
): Promise<readonly string[]> {
  const versions = await Promise.all(store.versions.map(store.load));
  const files: string[] = [];
  for (const { file } of versions.flatMap(({ docs }) => docs))
    if (!(await isKept(file, (await store.loadText(file)).text))) files.push(file);
  return files;
}
