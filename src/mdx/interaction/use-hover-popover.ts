import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent, RefObject, ToggleEvent } from 'react';
import { useFoundInPage } from './use-found-in-page';

export interface HoverPopover<E extends HTMLElement> {
  readonly popover: RefObject<E | null>;
  readonly isOpen: boolean;
  /** For the popover: it also opens and closes by itself. */
  readonly onToggle: (event: ToggleEvent<E>) => void;
  readonly openIn: (milliseconds: number) => void;
  readonly closeIn: (milliseconds: number) => void;
  /** Forgets what was planned. */
  readonly stay: () => void;
  /** Whether lingering has opened it just now: a click that was meant to open it comes too late. */
  readonly isFresh: () => boolean;
}

const FRESH_FOR_MS = 400;

/**
 * A native popover that also opens when a reader lingers: after a while, and it closes after a while.
 *
 * Buttons open it without a script; Escape and clicks beside it are the browser's business.
 */
export function useHoverPopover<E extends HTMLElement>(): HoverPopover<E> {
  const popover = useRef<E>(null);
  const freshUntil = useRef(0);
  const [isOpen, setIsOpen] = useState(false);
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);
  useFoundInPage(popover, !isOpen, () => showAtItsPlace(popover.current));
  return useMemo(() => {
    const open = () => {
      if (popover.current?.matches(':popover-open') !== false) return;
      freshUntil.current = performance.now() + FRESH_FOR_MS;
      popover.current.showPopover();
    };
    return {
      popover,
      isOpen,
      onToggle: (event) => setIsOpen(event.newState === 'open'),
      openIn: (milliseconds) => timer.start(milliseconds, open),
      closeIn: (milliseconds) => timer.start(milliseconds, () => popover.current?.hidePopover()),
      stay: timer.stop,
      isFresh: () => performance.now() < freshUntil.current,
    };
  }, [timer, isOpen]);
}

/** Whether it is a mouse or a pen that points: a finger opens by a tap. */
export function isHovering({ pointerType }: PointerEvent): boolean {
  return pointerType !== 'touch';
}

/** One plan at a time. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (milliseconds: number, act: () => void) => {
    stop();
    timer = setTimeout(act, milliseconds);
  };
  return { start, stop };
}

/** A popover does not scroll with the page, so what it belongs to must be on the screen. */
function showAtItsPlace(popover: HTMLElement | null): void {
  popover?.parentElement?.scrollIntoView({ block: 'center' });
  popover?.showPopover();
}
