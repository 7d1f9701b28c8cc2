const firstMoves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate'] as const;

/**
 * Resolves on the reader's first move, to load what is only needed for navigating to another page.
 *
 * Pointer events cover touch. The listeners are removed after the first move.
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
