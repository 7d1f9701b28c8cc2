import type { ComponentProps } from 'react';
import { joinClasses } from './class-names';
import styles from './separator.module.css';

export interface SeparatorProps extends ComponentProps<'span'> {
  readonly orientation?: 'horizontal' | 'vertical';
  /** False when another topic begins after the line; screen readers then announce it. */
  readonly decorative?: boolean;
}

/** A hairline between two things. A `<span>`: it may stand between words, too. */
export function Separator({
  orientation = 'horizontal',
  decorative = true,
  className,
  ...rest
}: SeparatorProps) {
  const isVertical = orientation === 'vertical';
  return (
    <span
      role={decorative ? 'none' : 'separator'}
      aria-orientation={!decorative && isVertical ? 'vertical' : undefined}
      {...rest}
      className={joinClasses(styles['separator'], className)}
      data-orientation={orientation}
    />
  );
}
