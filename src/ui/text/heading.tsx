import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import styles from './heading.module.css';
import { texts } from '../texts';

export interface HeadingProps {
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** The anchor; without it the heading has no link. */
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

/** A heading with a link to itself, shown on hover and on focus. */
export function Heading({ level: Level, id, children }: HeadingProps) {
  return (
    <Level id={id} className={styles['heading']}>
      {children}
      {id !== undefined && (
        <a
          href={`#${id}`}
          className={styles['anchor']}
          aria-label={format(texts.heading.link, {
            heading: typeof children === 'string' ? children : id,
          })}
          data-search-skip=""
        >
          #
        </a>
      )}
    </Level>
  );
}
