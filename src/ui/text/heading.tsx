import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { format } from '../../model/text/format';
import styles from './heading.module.css';
import { texts } from '../texts';

export interface HeadingProps {
  readonly level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  /** The anchor; without it the heading has no link. */
  readonly id?: string | undefined;
  /** Its words, where components among its children write them. */
  readonly label?: string | undefined;
  readonly children?: ReactNode;
}

/** A heading with a link to itself, shown on hover and on focus. Its name, and what is copied of it, are its words. */
export function Heading({ level: Level, id, label, children }: HeadingProps) {
  if (id === undefined) return <Level className={styles['heading']}>{children}</Level>;
  const words = label ?? toWords(children).trim();
  return (
    <Level id={id} className={styles['heading']} aria-label={words || undefined}>
      {children}
      <a
        href={`#${id}`}
        className={styles['anchor']}
        aria-label={format(texts.heading.link, { heading: words || id })}
        data-search-skip=""
      />
    </Level>
  );
}

function toWords(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return child;
      const isElement = isValidElement<{ readonly children?: ReactNode }>(child);
      return isElement ? toWords(child.props.children) : '';
    })
    .join('');
}
