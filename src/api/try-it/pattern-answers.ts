import type { PatternQuery } from '../../model/schema/pattern';
import { createTrust } from '../../ui/trust';
// oxlint-disable-next-line import/default -- Vite answers with the address of the file.
import workerUrl from './pattern.worker.ts?worker&url';

/** Which texts match, by pattern; undefined for a text that could not be checked in time. */
export type PatternAnswers = ReadonlyMap<string, ReadonlyMap<string, boolean | undefined>>;

/** Texts to check, by pattern. */
export type QueriedTexts = Map<string, Set<string>>;

/** Matches texts by the known answers, and collects the texts that it is called with. */
export function createKnownMatches(known: PatternAnswers, queried: QueriedTexts) {
  return (pattern: string, text: string): boolean | undefined => {
    queried.set(pattern, (queried.get(pattern) ?? new Set()).add(text));
    const answers = known.get(pattern) ?? new Map<string, boolean | undefined>();
    if (answers.has(text)) return answers.get(text);
    // While the reader types, an error stays until there is another answer.
    return answers.size === 1 ? [...answers.values()][0] : true;
  };
}

/** The answers for all texts; `known` if there is none to add. */
export async function findAnswers(
  queried: QueriedTexts,
  known: PatternAnswers,
  signal: AbortSignal,
): Promise<PatternAnswers> {
  let found = known;
  for (const [pattern, all] of queried) {
    const texts = [...all];
    if (signal.aborted || texts.every((text) => known.get(pattern)?.has(text))) continue;
    const answers = await queryWorker({ pattern, texts }, signal);
    found = new Map(found).set(pattern, new Map(texts.map((text, at) => [text, answers?.[at]])));
  }
  return found;
}

/** The worker's address comes from the build; `worker-src` refuses scripts of other sites. */
const policy = createTrust('patterns', { createScriptURL: (url: string) => url });

const LIMIT_MS = 300;

/**
 * Matches in a worker, because only a worker can be stopped; undefined if it takes too long or the reader types on.
 * Throws if the worker cannot be loaded.
 */
async function queryWorker(
  query: PatternQuery,
  signal: AbortSignal,
): Promise<readonly boolean[] | undefined> {
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
  const worker = new Worker(url, { type: 'module', name: 'pattern' });
  const answer = new Promise<readonly boolean[] | undefined>((resolve, reject) => {
    const giveUp = () => resolve(undefined);
    worker.addEventListener('message', ({ data }: MessageEvent<'started' | readonly boolean[]>) => {
      if (data === 'started') setTimeout(giveUp, LIMIT_MS);
      else resolve(data);
    });
    worker.addEventListener('error', reject);
    signal.addEventListener('abort', giveUp);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    worker.postMessage(query);
  });
  return answer.finally(() => worker.terminate());
}
