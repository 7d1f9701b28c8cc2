import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** At most one item is open. */
export interface SingleValueProps {
  readonly type?: 'single';
  /** Lets readers close the open item without opening another. */
  readonly collapsible?: boolean;
  /** The open item, or an empty text, when the page controls it. */
  readonly value?: string;
  /** The item that is open at first. */
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
}

/** Any number of items can be open. */
export interface MultipleValueProps {
  readonly type: 'multiple';
  readonly collapsible?: never;
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: readonly string[]) => void;
}

export type AccordionValueProps = SingleValueProps | MultipleValueProps;

export interface AccordionValue {
  readonly open: readonly string[];
  /** Opens or closes an item, or asks whoever holds the value to do so. */
  readonly change: (item: string, isOpen: boolean) => void;
}

/** Which items of an accordion are open, held here or by the page. */
export function useAccordionValue(props: AccordionValueProps): AccordionValue {
  const { value } = props;
  const [own, setOwn] = useState(() => toList(props.defaultValue));
  const open = useMemo(() => (value === undefined ? own : toList(value)), [own, value]);
  // The browser may open several in a row before the next render.
  const latest = useRef({ open, props });
  useEffect(() => {
    latest.current = { open, props };
  });
  const change = useCallback((item: string, isOpen: boolean) => {
    const { open: current, props: now } = latest.current;
    if (current.includes(item) === isOpen) return;
    const next = toNext(current, item, isOpen, now.type === 'multiple');
    if (now.value === undefined) {
      latest.current = { open: next, props: now };
      setOwn(next);
    }
    notify(now, next);
  }, []);
  return { open, change };
}

function notify(props: AccordionValueProps, open: readonly string[]): void {
  if (props.type === 'multiple') props.onValueChange?.(open);
  else props.onValueChange?.(open[0] ?? '');
}

/** The open items after one more was opened or closed. */
export function toNext(
  open: readonly string[],
  item: string,
  isOpen: boolean,
  isMultiple: boolean,
): readonly string[] {
  if (!isOpen) return open.filter((other) => other !== item);
  return isMultiple ? [...open, item] : [item];
}

function toList(value: string | readonly string[] = ''): readonly string[] {
  if (typeof value !== 'string') return value;
  return value === '' ? [] : [value];
}
