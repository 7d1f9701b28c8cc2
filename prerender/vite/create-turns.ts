/** Waits for a turn of one's own. */
export type TakeTurn = () => Promise<void>;

/**
 * Lets long work be done in turns, one in each round of the event loop.
 *
 * Thousands of pages that are made one after the other would hold up whatever waits for an answer or a
 * timer, such as Vite's module runner, which gives up after a minute.
 */
export function createTurns(): TakeTurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((done) => setImmediate(done)));
    return last;
  };
}
