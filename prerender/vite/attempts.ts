import { setTimeout as wait } from 'node:timers/promises';
import { toErrorText } from '../../src/model/text/error-text';

/** A watcher tells of a change only when the file has been still for a while. */
const SETTLE_MS = 500;
/** How often work is tried again whose modules were lost. */
const MOST_LOSSES = 3;

/** Work on sources that may change, or modules that may be lost, while it is done. */
export interface Attempts {
  /** Does the work, and again if it failed for such a reason. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Tells that a source has changed. */
  readonly noteChange: () => void;
}

interface AttemptSettings {
  /** Whether a failure is one of the server, and not of the sources. */
  readonly isLost: (error: unknown) => boolean;
  /** Makes the server forget what it has lost. */
  readonly reset: () => void;
  readonly settleMs?: number;
}

/** Creates attempts; a failure that neither a change nor the server explains is thrown. */
export function createAttempts({ isLost, reset, settleMs = SETTLE_MS }: AttemptSettings): Attempts {
  let changes = 0;

  async function run<T>(work: () => Promise<T>, losses = 0): Promise<T> {
    const before = changes;
    try {
      return await work();
    } catch (error) {
      if (isLost(error) && losses < MOST_LOSSES) {
        // The whole site is read anew after it: only when a second attempt meets the same loss.
        if (losses > 0) reset();
        return run(work, losses + 1);
      }
      await wait(settleMs);
      if (changes === before) throw error;
      return run(work, losses);
    }
  }
  return { run: (work) => run(work), noteChange: () => void (changes += 1) };
}

/**
 * Whether Vite's module runner has lost a module: on a machine that stands still it gives up after a minute, and
 * a change may take away what it is about to read.
 */
export function isLostModule(error: unknown): boolean {
  return /transport invoke timed out|mistakenly invalidated/.test(toErrorText(error));
}
