import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { decodePercent } from '../model/site/decode-percent';
import { texts } from './texts';
import styles from './skip-link.module.css';

/**
 * The first stop of the Tab key. After a navigation focus returns to its region, so that the next Tab
 * reaches it and screen readers start at the top; or it goes to the part of the page that the link names.
 */
export function SkipLink() {
  const region = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname + hash);
  useEffect(() => {
    if (shown.current === pathname + hash) return;
    shown.current = pathname + hash;
    if (type !== NavigationType.Push) return;
    if (hash === '') return region.current?.focus({ preventScroll: true });
    const named = document.getElementById(decodePercent(hash.slice(1)));
    if (named?.checkVisibility()) focusPart(named);
  }, [pathname, hash, type]);
  return (
    <div
      ref={region}
      role="region"
      aria-label={texts.skipLink.label}
      tabIndex={-1}
      className={styles['region']}
    >
      <a href="#content" className={styles['link']} onClick={focusMain}>
        {texts.skipLink.label}
      </a>
    </div>
  );
}

function focusMain(event: React.MouseEvent): void {
  const main = document.querySelector('main');
  if (main === null) return;
  event.preventDefault();
  focusPart(main);
  main.scrollIntoView();
}

/** Focuses a part of the page, without a scroll, so that the next Tab reaches what is in it. */
function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0) {
    part.setAttribute('tabindex', '-1');
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
