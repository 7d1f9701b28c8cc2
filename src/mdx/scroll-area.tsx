import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { texts } from './texts';
import { joinClasses } from './class-names';
import styles from './scroll-area.module.css';
import { useOverflow } from './interaction/use-overflow';

export interface ScrollAreaProps extends ComponentProps<'div'> {
  /** The accessible name of the content. */
  readonly label?: string;
  /** When the bars show: below the pointer, when needed, always, or while they move. */
  readonly type?: 'hover' | 'auto' | 'always' | 'scroll';
  /** Which bars `always` shows. */
  readonly orientation?: 'vertical' | 'horizontal' | 'both';
  /** For how long bars of the type `scroll` stay, in milliseconds. */
  readonly scrollHideDelay?: number;
}

/**
 * A part of the page that scrolls by itself, with the browser's own scrolling.
 *
 * The writer sets its size, as in `style={{ maxHeight: '12rem' }}`. Content that is too wide scrolls as well:
 * nothing is cut off.
 */
export function ScrollArea({
  label = texts.scrollArea.label,
  type = 'hover',
  orientation = 'vertical',
  scrollHideDelay = 600,
  className,
  children,
  ...rest
}: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(viewport);
  const [isScrolling, onScroll] = useScrolling(scrollHideDelay);
  return (
    <div
      {...rest}
      className={joinClasses(styles['area'], className)}
      data-type={type}
      data-orientation={orientation}
      data-overflows={overflows ? '' : undefined}
      data-scrolling={isScrolling ? '' : undefined}
    >
      <div
        ref={viewport}
        className={styles['viewport']}
        onScroll={type === 'scroll' ? onScroll : undefined}
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        {children}
      </div>
    </div>
  );
}

export interface ScrollBarProps extends ComponentProps<'span'> {
  readonly orientation?: 'vertical' | 'horizontal';
}

/** Asks for a bar, as in Radix; the browser draws it. */
export function ScrollBar({ orientation = 'vertical', className, ...rest }: ScrollBarProps) {
  return (
    <span
      hidden
      {...rest}
      className={joinClasses(styles['bar'], className)}
      data-orientation={orientation}
    />
  );
}

/** True while the reader scrolls and for `delay` milliseconds after, with the scroll listener. */
function useScrolling(delay: number): readonly [isScrolling: boolean, onScroll: () => void] {
  const [scrolls, setScrolls] = useState(0);
  useEffect(() => {
    if (scrolls === 0) return undefined;
    const timer = setTimeout(() => setScrolls(0), delay);
    return () => clearTimeout(timer);
  }, [scrolls, delay]);
  return [scrolls > 0, () => setScrolls((count) => count + 1)];
}
