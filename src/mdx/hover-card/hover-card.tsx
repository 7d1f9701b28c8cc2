import { createContext, use, useId, useMemo, useSyncExternalStore } from 'react';
import type { ComponentProps, FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import styles from './hover-card.module.css';
import { joinClasses } from '../class-names';
import { createContextError } from '../../ui/context-error';
import floating from '../interaction/popover.module.css';
import { isHovering, useHoverPopover } from '../interaction/use-hover-popover';
import type { HoverPopover } from '../interaction/use-hover-popover';

interface HoverCardState extends HoverPopover<HTMLSpanElement> {
  readonly id: string;
  /** The word's accessible description; until a script runs, the card itself is. */
  readonly description: string | undefined;
}

const HoverCardContext = createContext<HoverCardState | undefined>(undefined);

/** The card around a part; throws when there is none. */
export function useHoverCard(part: string): HoverCardState {
  const state = use(HoverCardContext);
  if (state === undefined)
    throw createContextError(
      'useHoverCard',
      'HoverCard',
      `<${part}> must stand inside <HoverCard>.`,
    );
  return state;
}

export interface HoverCardProps extends ComponentProps<'span'> {
  /** How long a reader lingers before it opens, in milliseconds. */
  readonly openDelay?: number;
  /** How long it stays open after the reader has left, in milliseconds. */
  readonly closeDelay?: number;
}

/**
 * A word with a card of further information, for mouse, keyboard and touch, and without a script.
 *
 * It consists of phrasing content, because the word can be inside a paragraph.
 */
export function HoverCard({
  openDelay = 700,
  closeDelay = 300,
  className,
  ...rest
}: HoverCardProps) {
  const id = useId();
  const card = useHoverPopover<HTMLSpanElement>();
  const description = useDescription(card.popover);
  const state = useMemo(() => ({ ...card, id, description }), [card, id, description]);
  const enter = (event: PointerEvent) => {
    if (isHovering(event)) card.openIn(openDelay);
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    if (isHovering(event) && !isInUse(event.currentTarget)) card.closeIn(closeDelay);
  };
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) card.openIn(openDelay);
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) return;
    card.closeIn(closeDelay);
  };
  const press = ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape') return;
    // The browser closes the card right after this, and would lose the focus in it.
    if (card.popover.current?.contains(target as Node) === true) focusOpener(currentTarget);
    card.stay();
  };
  return (
    <HoverCardContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- What can be used is inside. */}
      <span
        {...rest}
        className={joinClasses(styles['card'], floating['scope'], className)}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onPointerDown={card.stay}
        onFocus={focus}
        onBlur={blur}
        onKeyDown={press}
      />
    </HoverCardContext>
  );
}

/** The card's text: browsers do not use `hidden="until-found"` content as a description. */
function useDescription(card: RefObject<HTMLElement | null>): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => card.current?.textContent.trim(),
    () => undefined,
  );
}

const subscribe = () => () => {};

/** True for an element with the keyboard focus or selected text. */
function isInUse(element: HTMLElement): boolean {
  if (element.querySelector(':focus-visible') !== null) return true;
  const selection = getSelection();
  return selection?.isCollapsed === false && element.contains(selection.anchorNode);
}

function focusOpener(card: HTMLElement): void {
  card.querySelector<HTMLElement>('[data-opener]')?.focus();
}
