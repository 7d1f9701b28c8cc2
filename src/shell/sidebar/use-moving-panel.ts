import { useCallback, useState } from 'react';
import type { MovingPanel } from '../../ui/moving-panel';

/** What moves a category's items, once it is there. */
export type Panel = typeof MovingPanel;

/**
 * The panel that opens and closes smoothly, and how to ask for it.
 *
 * It is loaded when a reader is about to open a category: no page's first visit has it. Until then, and
 * for readers who want less motion, categories open at once.
 */
export function useMovingPanel(): readonly [panel: Panel | undefined, prepare: () => void] {
  const [panel, setPanel] = useState<Panel>();
  const prepare = useCallback(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    import('../../ui/moving-panel').then(
      ({ MovingPanel }) => setPanel(() => MovingPanel),
      // Motion is all that is missing; the next category asks again.
      () => undefined,
    );
  }, []);
  return [panel, prepare];
}
