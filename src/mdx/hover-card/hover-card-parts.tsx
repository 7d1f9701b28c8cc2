import { useId } from 'react';
import type { CSSProperties, ComponentProps, MouseEvent } from 'react';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { texts } from '../texts';
import { useHoverCard } from './hover-card';
import styles from './hover-card.module.css';
import { joinClasses } from '../class-names';
import floating from '../interaction/popover.module.css';
import { toInline } from '../inline-content';

export interface HoverCardTriggerProps extends ComponentProps<'button'> {
  /** Where the word leads; without it, a click opens the card. */
  readonly href?: string;
}

/** The word that has a card: a link, or a button that opens the card. */
export function HoverCardTrigger({ href, ...rest }: HoverCardTriggerProps) {
  return href === undefined ? (
    <TriggerButton {...rest} />
  ) : (
    <TriggerLink {...(rest as ComponentProps<'a'>)} href={href} />
  );
}

function TriggerButton({ className, onClick, children, ...rest }: ComponentProps<'button'>) {
  const card = useHoverCard('HoverCardTrigger');
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (card.isFresh()) event.preventDefault();
  };
  return (
    <button
      {...toDescription(card)}
      {...rest}
      type="button"
      popoverTarget={card.id}
      className={joinClasses(styles['button'], floating['opener'], className)}
      data-opener=""
      onClick={click}
    >
      {toInline(children)}
    </button>
  );
}

/** Tapping a link follows it, so on touch screens a button beside it opens the card. */
function TriggerLink({
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { readonly href: string }) {
  const card = useHoverCard('HoverCardTrigger');
  const link = useId();
  const more = useId();
  return (
    <>
      <Link
        id={link}
        {...toDescription(card)}
        {...rest}
        className={joinClasses(styles['link'], floating['opener'], className)}
        data-opener=""
      >
        {toInline(children)}
      </Link>
      <button
        id={more}
        type="button"
        popoverTarget={card.id}
        className={styles['more']}
        aria-label={texts.hoverCard.more}
        aria-labelledby={`${more} ${rest.id ?? link}`}
      >
        <Icon name="info" size={16} />
      </button>
    </>
  );
}

function toDescription({ id, description }: ReturnType<typeof useHoverCard>) {
  return description === undefined
    ? { 'aria-describedby': id }
    : { 'aria-description': description };
}

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Align = 'start' | 'center' | 'end';

export interface HoverCardContentProps extends ComponentProps<'span'> {
  readonly side?: Side;
  readonly align?: Align;
  /** The gap to the word, in CSS pixels. */
  readonly sideOffset?: number;
}

/** The content of the card. It is in the HTML while it is closed, and the keyboard reaches it. */
export function HoverCardContent({
  side = 'bottom',
  align = 'center',
  sideOffset = 4,
  className,
  children,
  ...rest
}: HoverCardContentProps) {
  const { id, popover, isOpen, onToggle } = useHoverCard('HoverCardContent');
  return (
    <span
      ref={popover}
      id={id}
      popover="auto"
      onToggle={onToggle}
      className={floating['popover']}
      style={toPosition(side, align, sideOffset)}
      data-state={isOpen ? 'open' : 'closed'}
      data-side={side}
    >
      {/* In the page's plain text, the card follows its word. */ ' '}
      <span {...rest} className={joinClasses(floating['surface'], styles['content'], className)}>
        {children}
      </span>
    </span>
  );
}

function toPosition(side: Side, align: Align, offset: number): CSSProperties {
  const gap = side === 'top' || side === 'bottom' ? `${offset}px 0` : `0 ${offset}px`;
  return { '--area': toPositionArea(side, align), '--gap': gap } as CSSProperties;
}

/** The value of CSS `position-area` for a popover beside its opener. */
export function toPositionArea(side: Side, align: Align): string {
  if (align === 'center') return side;
  const [start, end] = side === 'top' || side === 'bottom' ? ['left', 'right'] : ['top', 'bottom'];
  // Aligned at the opener's start, it extends towards the end.
  return `${side} span-${align === 'start' ? end : start}`;
}
