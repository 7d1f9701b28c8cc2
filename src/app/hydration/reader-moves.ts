const firstMoves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate'] as const;

/**
 * Waits for the reader's first move, to load what a reader needs only to go on to another page.
 *
 * A touch is a pointer, too. Listening ends with the first move.
 */
export function whenReaderMoves(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const move = () => {
      listening.abort();
      resolve();
    };
    for (const type of firstMoves) {
      window.addEventListener(type, move, {
        capture: true,
        passive: true,
        signal: listening.signal,
      });
    }
  });
}
