import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';
import { texts } from '../texts';

import styles from './schema-inside.module.css';

export interface DisclosureProps {
  /** Where to read the content without a script. */
  readonly href: string;
  /** The prefix of the anchors inside it, so that a link to one of them opens it. */
  readonly anchor: string;
  readonly label: ReactNode;
  /** Makes the children available. Tried again after a failure. */
  readonly load: () => Promise<void>;
  readonly children?: ReactNode;
}

type State = 'closed' | 'loading' | 'failed' | 'open';

/** A link that opens its content in place. */
export function Disclosure({ href, anchor, label, load, children }: DisclosureProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>('closed');
  const toggle = (event: MouseEvent) => {
    // A reader may want the page itself, in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state === 'loading') return;
    if (state === 'open') return setState('closed');
    setState('loading');
    load().then(
      () => setState('open'),
      () => setState('failed'),
    );
  };
  return (
    <div className={styles['later']}>
      <Link
        href={href}
        className={styles['toggle']}
        data-later={anchor}
        data-state={state === 'closed' ? undefined : state}
        {...(isHydrated && {
          'data-native': '',
          'aria-expanded': state === 'open',
          'aria-busy': state === 'loading',
          ...(state === 'open' && { 'aria-controls': id }),
        })}
        onClick={toggle}
      >
        {label}
      </Link>
      {state === 'loading' && (
        <p role="status" className={`${styles['note']} ${styles['loading']}`}>
          {texts.field.loading}
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles['note']}>
          {texts.field.failed}
        </p>
      )}
      {state === 'open' && <div id={id}>{children}</div>}
    </div>
  );
}
