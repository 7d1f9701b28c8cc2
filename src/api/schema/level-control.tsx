import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import type { SchemaViewId } from '../../model/schema/schema-view';
import { format } from '../../model/text/format';
import { texts } from '../texts';
import { createStorageSlot } from '../../ui/browser-storage';
import { useHydrated } from '../../ui/use-hydrated';
import type { PageSchemas } from './page-schemas';
import styles from './level-control.module.css';

/** Opens or closes all fields of the surrounding tree, and those of the next one with them. */
export function LevelControl({ owner }: { readonly owner: string }) {
  const control = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const { recall, choose: remember } = useLevelStore();
  const [chosen, choose] = useState<boolean>();
  // A choice elsewhere on the page does not change this tree.
  const remembered = useMemo(() => isHydrated && recall(), [isHydrated, recall]);
  const isOpen = chosen ?? remembered;
  useLayoutEffect(() => {
    // Keep what the browser may have opened for the URL's anchor.
    if (chosen === undefined && !remembered) return;
    openLevels(control.current?.closest('[data-tree]'), isOpen);
  }, [chosen, remembered, isOpen]);
  return (
    <button
      ref={control}
      type="button"
      className={styles['levels']}
      onClick={() => {
        choose(!isOpen);
        remember(!isOpen);
      }}
    >
      <span>{isOpen ? texts.levels.close : texts.levels.open}</span>
      <span className="visually-hidden"> {format(texts.levels.of, { owner })}</span>
    </button>
  );
}

/** Fields that the page does not have are loaded. Those of a schema that contains itself would never end: once only. */
function openLevels(tree: Element | null | undefined, isOpen: boolean): void {
  for (const details of tree?.querySelectorAll<HTMLDetailsElement>('details[data-level]') ?? []) {
    details.open = isOpen || details.dataset['level'] === '0';
  }
  // Before hydration they would be followed as links, and have no `aria-expanded`.
  const changing = `a[data-later][aria-expanded="${!isOpen}"]`;
  for (const link of tree?.querySelectorAll<HTMLElement>(changing) ?? []) link.click();
}

interface LevelState {
  /** The last choice of this visit. */
  readonly isOpen: boolean | undefined;
  /** Returns the last choice, from this visit or an earlier one. */
  readonly recall: () => boolean;
  readonly choose: (isOpen: boolean) => void;
}

const slot = createStorageSlot('reference.levels');

/** The number of open levels, as it is stored. */
const ALL = 'Infinity';

/** The choice to open all levels of a body's fields, for all pages and the next visit. */
const useLevelStore = create<LevelState>((set, get) => ({
  isOpen: undefined,
  recall: () => get().isOpen ?? slot.get() === ALL,
  choose: (isOpen) => {
    slot.set(isOpen ? ALL : '1');
    set({ isOpen });
  },
}));

/** True if the HTML has fields in so many levels of a schema; lists and choices are no levels. */
export function hasLevels(graph: PageSchemas, id: SchemaViewId, levels = 2): boolean {
  const { items, rows = [], unions = [] } = graph.get(id);
  if (rows.length > 0 && levels === 1) return true;
  const beside = unions.flatMap(({ variants }) => variants.map(({ schema }) => schema));
  return (
    rows.some(({ schema }) => hasLevels(graph, schema, levels - 1)) ||
    [...beside, ...(items === undefined ? [] : [items])].some((inner) =>
      hasLevels(graph, inner, levels),
    )
  );
}
