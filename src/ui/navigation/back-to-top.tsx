import { useEffect, useState } from 'react';
import styles from './back-to-top.module.css';
import { Icon } from '../icon';
import { toBackToTopShown } from './to-back-to-top-shown';
import { texts } from '../texts';

/** What readers do to scroll; all else that scrolls is the page's own doing. */
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
      <Icon name="arrowUp" />
    </button>
  );
}

function scrollToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

function useShownWhileScrollingUp(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    let previous = window.scrollY;
    // A jump to a heading is no wish to go up, whichever way it goes.
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
