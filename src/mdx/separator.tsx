import type { ComponentProps } from 'react';
import { joinClasses } from './class-names';
import styles from './separator.module.css';

export interface SeparatorProps extends ComponentProps<'span'> {
  readonly orientation?: 'horizontal' | 'vertical';
  /** False when another topic begins after the line; screen readers then announce it. */
  readonly decorative?: boolean;
}

/** A thin line. A `<span>`, because it can also be between words. */
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
