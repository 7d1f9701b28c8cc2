import { createContext, Script } from 'node:vm';
import { createMemory } from '../../../src/model/once-per';
import { matchesPattern } from '../../../src/model/schema/pattern';

/** Tells whether a text matches an author's pattern; undefined if that takes too long. */
export type TimedMatches = (pattern: string, text: string) => boolean | undefined;

/**
 * Creates a function that stops a pattern at a time limit. After that, it runs the pattern on much shorter texts
 * only, so that a pattern is stopped a few times at most.
 */
export function createTimedMatches(milliseconds = LIMIT_MS): TimedMatches {
  const context = createContext({ matchesPattern, pattern: '', text: '' });
  /** The length of the shortest text on which a pattern was stopped. */
  const stopped = new Map<string, number>();
  const remember = createMemory<{ readonly answer: boolean | undefined }>(MOST_KEPT);
  const run = (pattern: string, text: string) => {
    const isSlow = text.length > (stopped.get(pattern) ?? Infinity) / 2;
    if (isSlow || pattern.length > LONGEST_PATTERN) return undefined;
    Object.assign(context, { pattern, text });
    // The timer counts on while a busy machine runs something else: only the processor's time says what is slow.
    for (const start = process.cpuUsage(); toMilliseconds(process.cpuUsage(start)) < milliseconds;)
      try {
        return script.runInContext(context, { timeout: milliseconds }) as boolean;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== TIMEOUT) throw error;
      }
    stopped.set(pattern, text.length);
    return undefined;
  };
  return (pattern, text) =>
    remember(`${pattern}\n${text}`, () => ({ answer: run(pattern, text) })).answer;
}

/** A function of ours that runs in a context is stopped with it. */
const script = new Script('matchesPattern(pattern, text)');

function toMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

/** A match takes microseconds. */
const LIMIT_MS = 500;
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Compiling cannot be stopped: a pattern of this length takes up to a second. */
const LONGEST_PATTERN = 10_000;

/** Starting the timer takes much longer than most matches, and the same texts recur. */
const MOST_KEPT = 10_000;
