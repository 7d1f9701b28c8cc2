import { createContext, Script } from 'node:vm';
import { createMemory } from '../../../src/model/once-per';
import { matchesPattern } from '../../../src/model/schema/pattern';

/** Tells whether a text matches an author's pattern; undefined if that takes too long. */
export type TimedMatches = (pattern: string, text: string) => boolean | undefined;

/** Creates a function that stops a pattern at a time limit, and does not run it again after that. */
export function createTimedMatches(milliseconds = LIMIT_MS): TimedMatches {
  const context = createContext({ matchesPattern, pattern: '', text: '' });
  const slow = new Set<string>();
  const remember = createMemory<{ readonly answer: boolean | undefined }>(MOST_KEPT);
  const run = (pattern: string, text: string) => {
    if (slow.has(pattern) || pattern.length > LONGEST_PATTERN) return undefined;
    try {
      Object.assign(context, { pattern, text });
      return script.runInContext(context, { timeout: milliseconds }) as boolean;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== TIMEOUT) throw error;
      slow.add(pattern);
      return undefined;
    }
  };
  return (pattern, text) =>
    remember(`${pattern}\n${text}`, () => ({ answer: run(pattern, text) })).answer;
}

/** A function of ours that runs in a context is stopped with it. */
const script = new Script('matchesPattern(pattern, text)');

/** A match takes microseconds, but a busy machine may keep it waiting. */
const LIMIT_MS = 500;
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Compiling cannot be stopped: a pattern of this length takes up to a second. */
const LONGEST_PATTERN = 10_000;

/** Starting the timer takes much longer than most matches, and the same texts recur. */
const MOST_KEPT = 10_000;
