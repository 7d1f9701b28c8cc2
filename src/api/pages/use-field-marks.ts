import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Loads what connects fields and code when a mouse or the focus first comes near: fingers never need it. */
export function useFieldMarks(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const article = ref.current;
    if (article === null || typeof Highlight === 'undefined') return undefined;
    let isLeft = false;
    let stop: (() => void) | undefined;
    let lastMove: PointerEvent | undefined;
    const keepMove = (event: PointerEvent) => {
      lastMove = event;
    };
    const start = async () => {
      article.addEventListener('pointermove', keepMove);
      try {
        const { followPointer } = await import('./field-marks');
        if (!isLeft) stop = followPointer(article, lastMove);
      } finally {
        article.removeEventListener('pointermove', keepMove);
      }
    };
    const load = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      ignore();
      // Without it the page is whole.
      start().catch(() => undefined);
    };
    const ignore = () => {
      article.removeEventListener('pointerover', load);
      article.removeEventListener('focusin', load);
    };
    article.addEventListener('pointerover', load);
    article.addEventListener('focusin', load);
    return () => {
      isLeft = true;
      ignore();
      stop?.();
    };
  }, [ref]);
}
