import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenReaderMoves } from './reader-moves';

let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});

afterEach(() => void vi.unstubAllGlobals());

describe("a reader's first move", () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin', 'popstate'])(
    'may be %s',
    async (type) => {
      const moved = vi.fn<() => void>();
      const moves = whenReaderMoves().then(moved);
      await Promise.resolve();
      expect(moved).not.toHaveBeenCalled();
      page.dispatchEvent(new Event(type));
      await moves;
      expect(moved).toHaveBeenCalledOnce();
    },
  );

  it('does not include scrolling', async () => {
    const moved = vi.fn<() => void>();
    void whenReaderMoves().then(moved);
    page.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    expect(moved).not.toHaveBeenCalled();
  });

  it('removes the listeners', async () => {
    const remove = vi.fn<(type: string) => void>();
    vi.spyOn(page, 'addEventListener').mockImplementation((type, listener, options) => {
      const { signal } = options as { signal: AbortSignal };
      signal.addEventListener('abort', () => remove(type));
      if (type === 'keydown') queueMicrotask(() => (listener as () => void)());
    });
    await whenReaderMoves();
    expect(remove).toHaveBeenCalledTimes(5);
  });
});
