import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import { format } from '../../model/text/format';
import { texts } from '../texts';
import { createStorageSlot } from '../../ui/browser-storage';
import { useHydrated } from '../../ui/use-hydrated';
import styles from './level-control.module.css';

export interface LevelControlProps {
  /** The number of field levels. */
  readonly levels: number;
  readonly owner: string;
}

/** Opens or closes all fields of the surrounding tree, and those of the next one with them. */
export function LevelControl({ levels, owner }: LevelControlProps) {
  const control = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const { recall, choose: remember } = useLevelStore();
  const [chosen, choose] = useState<number>();
  // Choosing a level elsewhere on the page does not change this tree.
  const remembered = useMemo(() => (isHydrated ? recall() : 1), [isHydrated, recall]);
  const open = chosen ?? remembered;
  useLayoutEffect(() => {
    // Keep what the browser may have opened for the URL's anchor.
    if (chosen === undefined && remembered === 1) return;
    openLevels(control.current?.closest('[data-tree]'), open);
  }, [chosen, remembered, open]);
  if (levels < 2) return null;
  const isOpen = open >= levels;
  return (
    <button
      ref={control}
      type="button"
      className={styles['levels']}
      onClick={() => {
        const next = isOpen ? 1 : Infinity;
        choose(next);
        remember(next);
      }}
    >
      {isOpen ? texts.levels.close : texts.levels.open}
      <span className="visually-hidden"> {format(texts.levels.of, { owner })}</span>
    </button>
  );
}

/** Fields that the page does not have are loaded. Those of a schema that contains itself would never end: once only. */
function openLevels(tree: Element | null | undefined, levels: number): void {
  for (const details of tree?.querySelectorAll<HTMLDetailsElement>('details[data-level]') ?? []) {
    details.open = Number(details.dataset['level']) < levels;
  }
  // Before hydration they would be followed as links, and have no `aria-expanded`.
  const changing = `a[data-later][aria-expanded="${levels === 1}"]`;
  for (const link of tree?.querySelectorAll<HTMLElement>(changing) ?? []) link.click();
}

interface LevelState {
  /** The number of field levels chosen on this visit. */
  readonly levels: number | undefined;
  /** Returns the last choice, from this visit or an earlier one. */
  readonly recall: () => number;
  readonly choose: (levels: number) => void;
}

const slot = createStorageSlot('reference.levels');

/** How many levels of a body's fields are open, on all pages and in the next visit. */
const useLevelStore = create<LevelState>((set, get) => ({
  levels: undefined,
  recall: () => get().levels ?? toLevels(slot.get()),
  choose: (levels) => {
    slot.set(String(levels));
    set({ levels });
  },
}));

/** Reads the stored number of levels; 1 if it is invalid. */
export function toLevels(stored: string | null): number {
  const levels = Number(stored);
  return levels === Infinity || (Number.isInteger(levels) && levels > 0) ? levels : 1;
}
