/** Waits for a turn. */
export type Queue = () => Promise<void>;

/**
 * Creates a queue for long work: one turn in each round of the event loop.
 *
 * Creating thousands of pages without a break would block whatever waits for a response or a timer,
 * such as Vite's module runner, which times out after a minute.
 */
export function createQueue(): Queue {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((done) => setImmediate(done)));
    return last;
  };
}
