import { useEffect, useState } from 'react';
import { Drawing } from '../icon';
import { texts } from './texts';
import styles from './back-to-top.module.css';

const ARROW_UP = 'M10 16V4M5 9l5-5 5 5';

/** Events by which readers scroll; any other scrolling is caused by the page. */
const scrollGestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Leads up again; offered to readers who scroll up far down a page. */
export function BackToTop() {
  const isShown = useShownWhileScrollingUp();
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={texts.backToTop.label}
      title={texts.backToTop.label}
      data-shown={isShown ? '' : undefined}
      onClick={scrollToTop}
    >
      <Drawing shape={ARROW_UP} />
    </button>
  );
}

function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) jump();
  else import('./ease-up').then((module) => module.easeUp(), jump);
}

function jump(): void {
  window.scrollTo(0, 0);
}

function useShownWhileScrollingUp(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let previous = window.scrollY;
    // A jump to a heading does not mean that the reader wants to go up, in either direction.
    let hasJumped = false;
    const onScroll = () => {
      const y = window.scrollY;
      const { scrollHeight, clientHeight } = document.documentElement;
      const place = { previous, y, end: scrollHeight - clientHeight };
      previous = y;
      if (!hasJumped) setShown((shown) => toBackToTopShown(shown, place));
    };
    const onJump = () => {
      hasJumped = true;
      setShown(false);
    };
    window.addEventListener('scroll', onScroll, options);
    window.addEventListener('hashchange', onJump, options);
    for (const gesture of scrollGestures)
      window.addEventListener(gesture, () => (hasJumped = false), options);
    return () => listening.abort();
  }, []);
  return isShown;
}

/** The scroll position from which the button is offered, in pixels. */
const FAR = 300;

/** A step of scrolling, in pixels from the top of the page. */
export interface ScrollStep {
  readonly previous: number;
  readonly y: number;
  /** As far down as it goes. */
  readonly end: number;
}

/** Returns the visibility of the button after a scroll step, given that before the step. */
export function toBackToTopShown(isShown: boolean, { previous, y, end }: ScrollStep): boolean {
  if (y < FAR || y > previous) return false;
  if (y === previous) return isShown;
  // Browsers that bounce at the end come back up by themselves.
  return y < end;
}
