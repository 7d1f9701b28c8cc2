import { LazyMotion, MotionConfig, domMin, m, useAnimationControls } from 'framer-motion';
import type { ReactNode, RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { toCollapseDuration } from '../model/navigation/collapse-duration';

export interface MovingPanelProps extends Movement {
  readonly children: ReactNode;
}

interface Movement {
  readonly isOpen: boolean;
  /** True if the last change is animated. */
  readonly isAnimated: boolean;
  /** The content has moved out of sight: the `<details>` may close. */
  readonly onClosed: () => void;
}

/**
 * The content of a `<details>`, which moves when that opens and closes.
 *
 * It takes the place of the plain content at the moment of such a change, so its first effect is a
 * movement, too. The `<details>` stays open until the content has moved out of sight.
 */
export function MovingPanel({ children, ...movement }: MovingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const controls = useAnimationControls();
  useMovement(panel, controls, movement);
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user">
        <m.div ref={panel} animate={controls}>
          {children}
        </m.div>
      </MotionConfig>
    </LazyMotion>
  );
}

type Controls = ReturnType<typeof useAnimationControls>;

function useMovement(
  panel: RefObject<HTMLDivElement | null>,
  controls: Controls,
  { isOpen, isAnimated, onClosed }: Movement,
): void {
  const isMoving = useRef(false);
  const isStill = useEffectEvent(() => !isAnimated);
  const close = useEffectEvent(onClosed);
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    if (isStill()) return settle(element, controls);
    const height = element.scrollHeight;
    // A movement that is reversed continues from its current height.
    if (!isMoving.current) begin(element, controls, isOpen ? 0 : height);
    isMoving.current = true;
    let isCurrent = true;
    const duration = toCollapseDuration(height) / 1000;
    const target = { height: isOpen ? height : 0 };
    void controls.start(target, { duration, ease: 'easeInOut' }).then(() => {
      if (!isCurrent) return;
      isMoving.current = false;
      // Closed first: with their height back, the content must not be seen again.
      if (!isOpen) flushSync(close);
      settle(element, controls);
    });
    return () => {
      isCurrent = false;
    };
  }, [panel, controls, isOpen]);
}

/** Before the next paint: the library itself writes styles a frame later. */
function begin(element: HTMLElement, controls: Controls, height: number): void {
  element.style.height = `${height}px`;
  element.style.overflow = 'hidden';
  controls.set({ height });
}

/** At rest, the height is automatic, also when the browser's find in page opens it. */
function settle(element: HTMLElement, controls: Controls): undefined {
  controls.stop();
  controls.set({ height: 'auto' });
  element.style.height = 'auto';
  element.style.overflow = '';
}
