import { createContext, use, useId } from 'react';
import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon';
import { texts } from './texts';
import styles from './alert.module.css';
import { joinClasses } from './class-names';
import { toInline } from './inline-content';
import { toAccessibleName } from './accessible-name';

export interface AlertProps extends ComponentProps<'div'> {
  readonly variant?: 'default' | 'destructive';
  /** Stands before the title; an `<svg>` among the children does the same. */
  readonly icon?: IconName;
  /** Read out the moment it appears: for news, not for what stands on the page from the start. */
  readonly live?: boolean;
}

const TitleId = createContext<string | undefined>(undefined);

/**
 * A message with a frame of its own.
 *
 * The reference gives every one the role "alert", which screen readers take for news: text that is
 * part of the page is a "note" here, unless it is `live`.
 */
export function Alert({
  variant = 'default',
  icon,
  live = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const titleId = useId();
  const name = toAccessibleName(children, {
    part: AlertTitle,
    id: titleId,
    label: texts.alert[variant],
  });
  return (
    <TitleId value={titleId}>
      <div
        role={live ? 'alert' : 'note'}
        {...name}
        {...rest}
        className={joinClasses(styles['alert'], className)}
        data-variant={variant}
      >
        {icon !== undefined && <Icon name={icon} />}
        {children}
      </div>
    </TitleId>
  );
}

/** What an alert is about, in a few words; no heading of the page. */
export function AlertTitle({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div id={use(TitleId)} {...rest} className={joinClasses(styles['title'], className)}>
      {toInline(children)}
    </div>
  );
}

/** What an alert says; paragraphs, lists and links are fine. */
export function AlertDescription({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['description'], className)} />;
}
