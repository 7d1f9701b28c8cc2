import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../ui/icon';
import styles from './dropdown.module.css';

/** The place of a dropdown: its list overlays the page, or is inline in the menu. */
export type DropdownPlace = 'navbar' | 'menu';

export interface DropdownProps {
  /** The name of the list: `Versions`. */
  readonly label: string;
  /** The current choice. */
  readonly current: ReactNode;
  readonly icon?: ReactNode;
  readonly place: DropdownPlace;
  /** Items of a list, each with a link. */
  readonly children: ReactNode;
}

/** A list of links that opens on demand: the browser's own element, which needs no script. */
export function Dropdown({ label, current, icon, place, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  return (
    <details
      ref={details}
      className={styles['dropdown']}
      data-place={place}
      // Readers may open it before this script is there.
      suppressHydrationWarning
    >
      <summary>
        {icon}
        <span className={styles['label']}>{label} </span>
        <span className={styles['current']}>{current}</span>
        <Icon name="chevron" size={14} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

/** Closes the dropdown on Escape, on a choice, and on a click or focus elsewhere. */
function useDismissal(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (details === null) return undefined;
    const listening = new AbortController();
    const close = () => {
      details.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      close();
    };
    const closeAfterChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a') !== null) close();
    };
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    details.addEventListener('click', closeAfterChoice, { signal });
    return () => listening.abort();
  }, [ref]);
}
