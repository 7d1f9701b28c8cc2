import { Children, isValidElement, useRef } from 'react';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { texts } from './texts';
import styles from './details.module.css';
import unfolding from './interaction/unfolding.module.css';
import { joinClasses } from './class-names';
import { toInline } from './inline-content';
import { useArrival } from './interaction/anchors';

export interface DetailsProps extends ComponentProps<'details'> {
  /** The line that is always shown; a `<summary>` among the children wins. */
  readonly summary?: ReactNode;
}

/** Content that readers may unfold: the browser's own element, which needs no script. */
export function Details({ summary, className, children, ...rest }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useArrival(details, () => details.current?.setAttribute('open', ''));
  const parts = Children.toArray(children);
  const own = [...parts, summary].find(isSummary);
  const words = own === undefined ? summary : own.props.children;
  return (
    <details
      {...rest}
      ref={details}
      className={joinClasses(styles['details'], unfolding['unfolding'], className)}
      // Readers may open it before this script runs.
      suppressHydrationWarning
    >
      <summary
        {...own?.props}
        className={joinClasses(styles['summary'], own?.props.className)}
        onMouseDown={keepSelection}
      >
        <Icon name="chevron" size={16} />
        <span>{toInline(words ?? texts.details.summary)}</span>
      </summary>
      <div className={styles['content']}>{parts.filter((part) => part !== own)}</div>
    </details>
  );
}

function isSummary(part: ReactNode): part is ReactElement<ComponentProps<'summary'>> {
  return isValidElement(part) && part.type === 'summary';
}

/** A quick second click must not select a word. */
function keepSelection(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
