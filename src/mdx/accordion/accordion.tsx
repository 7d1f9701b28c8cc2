import { createContext, use, useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ToggleEvent } from 'react';
import type { HeadingProps } from '../../ui/text/heading';
import { Icon } from '../../ui/icon';
import { useAccordionValue } from './accordion-value';
import type { AccordionValue, AccordionValueProps } from './accordion-value';
import styles from './accordion.module.css';
import unfolding from '../interaction/unfolding.module.css';
import { joinClasses } from '../class-names';
import { createContextError } from '../../ui/context-error';
import type { Orientation } from '../../ui/roving-focus';
import { toInline } from '../inline-content';
import { useLinked } from '../interaction/anchors';
import { moveFocus } from '../../ui/roving-focus';

type HeadingLevel = HeadingProps['level'];

export type AccordionProps = AccordionValueProps &
  Omit<ComponentProps<'div'>, 'defaultValue'> & {
    readonly disabled?: boolean;
    /** Which arrow keys move among the items. */
    readonly orientation?: Orientation;
    /** One level below the heading above; the table of contents omits it. */
    readonly headingLevel?: HeadingLevel;
  };

interface AccordionState extends AccordionValue {
  /** The browser itself closes the others of the same name. */
  readonly name: string | undefined;
  readonly isLockedOpen: boolean;
  readonly disabled: boolean;
  readonly headingLevel: HeadingLevel;
}

const AccordionContext = createContext<AccordionState | undefined>(undefined);

/**
 * A list of items that open and close.
 *
 * Each item is a native `<details>`: closed content is in the HTML, the browser's find in page opens it, and
 * without a script only the arrow keys are missing.
 */
export function Accordion({
  type = 'single',
  collapsible = false,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  orientation = 'vertical',
  headingLevel = 'h3',
  className,
  ...rest
}: AccordionProps) {
  const group = useId();
  const values = { type, value, defaultValue, onValueChange } as AccordionValueProps;
  const { open, change } = useAccordionValue(values);
  const state = useMemo(() => {
    const isSingle = type !== 'multiple';
    const name = isSingle ? group : undefined;
    return { open, change, name, isLockedOpen: isSingle && !collapsible, disabled, headingLevel };
  }, [open, change, type, group, collapsible, disabled, headingLevel]);
  return (
    <AccordionContext value={state}>
      <div
        {...rest}
        className={joinClasses(styles['accordion'], className)}
        data-accordion=""
        data-orientation={orientation}
      />
    </AccordionContext>
  );
}

interface ItemState {
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  /** Open, and closed only by opening another one. */
  readonly isLocked: boolean;
  readonly toggle: () => void;
  readonly headingLevel: HeadingLevel;
  readonly headingId: string | undefined;
  readonly triggerId: string;
}

const ItemContext = createContext<ItemState | undefined>(undefined);

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'open' | 'name'> {
  /** Names the item within its accordion. */
  readonly value?: string;
  readonly disabled?: boolean;
  /** The heading's anchor: a link to it opens the item, and search leads to it. */
  readonly id?: string;
}

/** An item of an accordion: a trigger and its content. */
export function AccordionItem({
  value,
  disabled = false,
  id,
  className,
  onToggle,
  ...rest
}: AccordionItemProps) {
  const accordion = getInside(use(AccordionContext), 'AccordionItem', 'Accordion');
  const triggerId = useId();
  const key = value ?? triggerId;
  const { change, isLockedOpen, headingLevel } = accordion;
  const isOpen = accordion.open.includes(key);
  const isDisabled = disabled || accordion.disabled;
  const item = useMemo(
    () => ({
      isOpen,
      isDisabled,
      isLocked: isOpen && isLockedOpen,
      toggle: () => change(key, !isOpen),
      headingLevel,
      headingId: id,
      triggerId,
    }),
    [isOpen, isDisabled, isLockedOpen, change, key, headingLevel, id, triggerId],
  );
  useLinked(id, () => change(key, true));
  const details = useRef<HTMLDetailsElement>(null);
  // Readers and the browser's find in page may open or close it before this script runs.
  const catchUp = useEffectEvent(() => change(key, details.current?.open ?? isOpen));
  useLayoutEffect(() => catchUp(), []);
  // The browser opens it when it finds something inside; items that it closes for that are closed here, too.
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    onToggle?.(event);
    if (event.currentTarget.open) change(key, true);
  };
  return (
    <ItemContext value={item}>
      <details
        {...rest}
        {...toStates(item)}
        ref={details}
        className={joinClasses(styles['item'], unfolding['unfolding'], className)}
        name={accordion.name}
        open={isOpen}
        onToggle={toggle}
        // Readers may open it before this script runs.
        suppressHydrationWarning
      />
    </ItemContext>
  );
}

/** The heading that opens an item. */
export function AccordionTrigger({
  className,
  onClick,
  onKeyDown,
  children,
  ...rest
}: Omit<ComponentProps<'summary'>, 'id'>) {
  const item = getInside(use(ItemContext), 'AccordionTrigger', 'AccordionItem');
  const Level = item.headingLevel;
  const click = (event: MouseEvent<HTMLElement>) => {
    if (!item.isDisabled) onClick?.(event);
    if (!event.defaultPrevented) toggleItem(event, item);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented) moveAmongTriggers(event);
  };
  return (
    <summary
      {...rest}
      {...toStates(item)}
      id={item.triggerId}
      className={joinClasses(styles['trigger'], className)}
      aria-disabled={item.isDisabled || item.isLocked || undefined}
      tabIndex={item.isDisabled ? -1 : undefined}
      data-accordion-trigger=""
      onClick={click}
      onKeyDown={press}
    >
      <Level id={item.headingId} className={styles['heading']}>
        {toInline(children)}
      </Level>
      <Icon name="chevron" size={18} />
    </summary>
  );
}

export interface AccordionContentProps extends ComponentProps<'div'> {
  /** Accepted as in Radix, without effect: the content is always in the page. */
  readonly forceMount?: boolean;
}

/** The content of an item. It is in the HTML while it is closed. */
export function AccordionContent({
  forceMount: _forceMount,
  className,
  ...rest
}: AccordionContentProps) {
  const item = getInside(use(ItemContext), 'AccordionContent', 'AccordionItem');
  return (
    <div
      role="region"
      aria-labelledby={item.triggerId}
      {...rest}
      {...toStates(item)}
      className={joinClasses(styles['content'], className)}
    />
  );
}

function toggleItem(event: MouseEvent<HTMLElement>, item: ItemState): void {
  // Links and buttons in the trigger keep their own action.
  if (event.target instanceof Element && event.target.closest('a, button') !== null) return;
  const isShown = event.currentTarget.closest('details')?.open;
  // It was opened before this script ran: the browser's own action brings both in step.
  if (isShown !== item.isOpen && !item.isDisabled) return;
  event.preventDefault();
  if (!item.isDisabled && !item.isLocked) item.toggle();
}

function toStates({ isOpen, isDisabled }: ItemState) {
  return {
    'data-state': isOpen ? 'open' : 'closed',
    'data-disabled': isDisabled ? '' : undefined,
  };
}

function getInside<State>(state: State | undefined, part: string, whole: string): State {
  if (state === undefined)
    throw createContextError('useAccordion', whole, `<${part}> must stand inside <${whole}>.`);
  return state;
}

/** Moves the focus from a trigger to another one of its accordion. */
export function moveAmongTriggers(event: KeyboardEvent<HTMLElement>): void {
  const root = event.currentTarget.closest<HTMLElement>('[data-accordion]');
  if (root === null) return;
  const isHorizontal = root.dataset['orientation'] === 'horizontal';
  moveFocus(event, listTriggers(root), isHorizontal ? 'horizontal' : 'vertical');
}

/** Triggers that are not disabled, without those of nested accordions. */
function listTriggers(root: HTMLElement): readonly HTMLElement[] {
  const selector = 'summary[data-accordion-trigger]:not([data-disabled])';
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (trigger) => trigger.closest('[data-accordion]') === root,
  );
}
