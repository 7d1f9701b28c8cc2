import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { texts } from './texts';
import styles from './skip-link.module.css';

/**
 * The first stop of the Tab key. After a navigation focus returns to its region, so that the next Tab
 * reaches it and screen readers start at the top.
 */
export function SkipLink() {
  const region = useRef<HTMLDivElement>(null);
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === NavigationType.Push && hash === '') region.current?.focus({ preventScroll: true });
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
  main.setAttribute('tabindex', '-1');
  main.focus();
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.scrollIntoView();
}
