import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent, RefObject, ToggleEvent } from 'react';
import { useFoundInPage } from '../../ui/use-found-in-page';

export interface HoverPopover<E extends HTMLElement> {
  readonly popover: RefObject<E | null>;
  readonly isOpen: boolean;
  /** For the popover: it also opens and closes by itself. */
  readonly onToggle: (event: ToggleEvent<E>) => void;
  readonly openIn: (milliseconds: number) => void;
  readonly closeIn: (milliseconds: number) => void;
  /** Cancels a pending opening or closing. */
  readonly stay: () => void;
  /** True if hovering opened it just now: a click that should open it must not close it. */
  readonly isFresh: () => boolean;
}

const FRESH_FOR_MS = 400;

/**
 * A native popover that also opens and closes, with a delay, when a pointer hovers.
 *
 * Buttons open it without a script; the browser handles Escape and clicks outside.
 */
export function useHoverPopover<E extends HTMLElement>(): HoverPopover<E> {
  const popover = useRef<E>(null);
  const freshUntil = useRef(0);
  const [isOpen, setIsOpen] = useState(false);
  const [timer] = useState(createTimer);
  useEffect(() => timer.stop, [timer]);
  useFoundInPage(popover, !isOpen, () => showAtOpener(popover.current));
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

/** True for a mouse or a pen: a finger taps instead. */
export function isHovering({ pointerType }: PointerEvent): boolean {
  return pointerType !== 'touch';
}

/** A timer with one pending action at most. */
function createTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const start = (milliseconds: number, act: () => void) => {
    stop();
    timer = setTimeout(act, milliseconds);
  };
  return { start, stop };
}

/** A popover does not scroll with the page, so its opener must be on the screen. */
function showAtOpener(popover: HTMLElement | null): void {
  popover?.parentElement?.scrollIntoView({ block: 'center' });
  popover?.showPopover();
}
