import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes over what a reader has typed into a field of the prerendered page, and whether they wait for the search there:
 * with text in it, or after its keys, which a script of `index.html` leads to the field.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  take: (text: string, isWaiting: boolean) => void,
): void {
  const takeEarly = useEffectEvent(() => {
    const { current: input } = field;
    const { dataset } = document.documentElement;
    const isAsked = dataset['searchAsked'] !== undefined;
    delete dataset['searchAsked'];
    // React leaves the field as it is, until it is rendered again.
    const isTyped = input !== null && input.value !== input.defaultValue;
    if (isTyped || isAsked) take(input?.value ?? '', document.activeElement === input);
  });
  useLayoutEffect(() => takeEarly(), []);
}
