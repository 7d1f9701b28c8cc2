import { useLayoutEffect, useState } from 'react';
import { useQueryParameter, writeQueryParameter } from './query-parameter';
import { useTabChoiceStore } from './tab-choice-store';

export interface TabChoiceOptions {
  readonly values: readonly string[];
  /** What is shown until the reader has chosen; undefined shows none. */
  readonly initial: string | undefined;
  /** Groups of one id choose together and remember it. */
  readonly groupId: string | undefined;
  /** The parameter of the address that holds the choice. */
  readonly parameter: string | undefined;
}

/**
 * Which tab of a group is open, and how to open another one.
 *
 * The address wins over what is remembered; a value that this group does not have changes nothing.
 */
export function useTabChoice({
  values,
  initial,
  groupId,
  parameter,
}: TabChoiceOptions): readonly [value: string | undefined, choose: (value: string) => void] {
  const [last, setLast] = useState(initial);
  const remembered = useRememberedChoice(groupId);
  const inAddress = useQueryParameter(parameter);
  const wanted = [inAddress, remembered].find(
    (value) => value !== undefined && values.includes(value),
  );
  if (wanted !== undefined && wanted !== last) setLast(wanted);
  const choose = (value: string) => {
    setLast(value);
    if (groupId !== undefined) useTabChoiceStore.getState().choose(groupId, value);
    if (parameter !== undefined) writeQueryParameter(parameter, value);
  };
  const value = wanted ?? last;
  // While a page is being written, a tab may vanish.
  return [value === undefined || values.includes(value) ? value : initial, choose];
}

function useRememberedChoice(groupId: string | undefined): string | undefined {
  const { choices, adopt, follow } = useTabChoiceStore();
  // Before the paint: a page that is navigated to shows the remembered tab at once.
  useLayoutEffect(() => {
    if (groupId === undefined) return undefined;
    adopt(groupId);
    return follow(groupId);
  }, [groupId, adopt, follow]);
  return groupId === undefined ? undefined : choices.get(groupId);
}
