import type { ComponentProps } from 'react';
import type { HeadingProps } from '../ui/text/heading';
import styles from './card.module.css';
import { joinClasses } from './class-names';
import { toInline } from './inline-content';

/** A frame around content that belongs together. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['card'], className)} />;
}

/** Holds a card's title, its description, and an action beside them. */
export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['header'], className)} />;
}

export interface CardTitleProps extends ComponentProps<'h3'> {
  /** Choose the one that follows the heading above the card. */
  readonly level?: HeadingProps['level'];
}

/** A card's heading. With an `id`, search leads to it; the table of contents leaves it out. */
export function CardTitle({ level: Level = 'h3', className, children, ...rest }: CardTitleProps) {
  return (
    <Level {...rest} className={joinClasses(styles['title'], className)}>
      {toInline(children)}
    </Level>
  );
}

/** One sentence below a card's title. */
export function CardDescription({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={joinClasses(styles['description'], className)}>
      {toInline(children)}
    </div>
  );
}

/** A link, a button or a badge at the end of a card's header. */
export function CardAction({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={joinClasses(styles['action'], className)}>
      {toInline(children)}
    </div>
  );
}

/** The content of a card. */
export function CardContent({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['content'], className)} />;
}

/** The end of a card. Not a `<footer>`: search leaves those out. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(styles['footer'], className)} />;
}
