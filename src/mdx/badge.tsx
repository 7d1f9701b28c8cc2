import { Children, cloneElement, isValidElement } from 'react';
import type { ComponentProps, HTMLAttributes, ReactElement, ReactNode } from 'react';
import styles from './badge.module.css';
import { joinClasses } from './class-names';
import { toInline } from './inline-content';

export interface BadgeProps extends ComponentProps<'span'> {
  readonly variant?: 'default' | 'secondary' | 'destructive' | 'outline' | 'ghost' | 'link';
  /** Gives the look to the one element inside, such as a link, instead of an element of its own. */
  readonly asChild?: boolean;
}

/** One or two words that mark something. */
export function Badge({
  variant = 'default',
  asChild = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  const content = toInline(children);
  const child = asChild ? findElement(content) : undefined;
  const own = { ...rest, 'data-variant': variant };
  if (child === undefined) {
    return (
      <span {...own} className={joinClasses(styles['badge'], className)}>
        {content}
      </span>
    );
  }
  return cloneElement(child, {
    ...own,
    ...child.props,
    className: joinClasses(styles['badge'], className, child.props.className),
  });
}

function findElement(children: ReactNode): ReactElement<HTMLAttributes<HTMLElement>> | undefined {
  return Children.toArray(children).find((child) =>
    isValidElement<HTMLAttributes<HTMLElement>>(child),
  );
}
