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
  /** Tells screen readers to interrupt: only for text that appears later. */
  readonly live?: boolean;
}

const TitleId = createContext<string | undefined>(undefined);

/**
 * A message with a frame of its own.
 *
 * Its role is "note", unless it is `live`: screen readers interrupt for the role "alert", which is for
 * text that appears later.
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

/** The title of an alert; not a heading of the page. */
export function AlertTitle({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div id={use(TitleId)} {...rest} className={joinClasses(styles['title'], className)}>
      {toInline(children)}
    </div>
  );
}

/** The text of an alert; it may have paragraphs, lists and links. */
export function AlertDescription({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['description'], className)} />;
}
