import { useState } from 'react';
import { useSidebar } from './sidebar-state';
import type { Panel } from './sidebar-state';

export interface Collapse {
  /** True if the `<details>` is open: also while its items move out of sight. */
  readonly isShown: boolean;
  /** True once the items have been shown since the page was opened. */
  readonly hasBeenShown: boolean;
  /** The component that moves the items; undefined for a list that never moved. */
  readonly Panel: Panel | undefined;
  readonly onClosed: () => void;
}

/** Lets a category stay open until its items have moved out of sight. */
export function useCollapse(isOpen: boolean): Collapse {
  const { Panel, isAnimated } = useSidebar();
  const [state, setState] = useState<Omit<Collapse, 'onClosed'> & { readonly isOpen: boolean }>({
    isOpen,
    isShown: isOpen,
    hasBeenShown: isOpen,
    Panel: undefined,
  });
  if (state.isOpen !== isOpen) {
    const panel = isAnimated ? Panel : undefined;
    setState({
      isOpen,
      isShown: isOpen || panel !== undefined,
      hasBeenShown: true,
      // Only now: taking it earlier would renew the items, and the reader may be among them.
      Panel: state.Panel ?? panel,
    });
  }
  const onClosed = () => setState((now) => (now.isOpen ? now : { ...now, isShown: false }));
  return { ...state, onClosed };
}
