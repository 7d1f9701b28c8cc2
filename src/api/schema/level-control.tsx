import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { format } from '../../model/text/format';
import { toCountText } from '../../ui/locale';
import { texts } from '../texts';
import { useHydrated } from '../../ui/use-hydrated';
import styles from './level-control.module.css';
import { listLevels, useLevelStore } from './level-store';

export interface LevelControlProps {
  /** The number of field levels. */
  readonly levels: number;
  readonly owner: string;
}

/** Opens the fields of the surrounding tree down to a level, which becomes the default of the next tree. */
export function LevelControl({ levels, owner }: LevelControlProps) {
  const control = useRef<HTMLDivElement>(null);
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
  return (
    <div
      ref={control}
      className={styles['levels']}
      role="group"
      aria-label={format(texts.levels.label, { owner })}
    >
      <span aria-hidden="true">{texts.levels.title}</span>
      {listLevels(levels).map((level) => (
        <button
          key={level}
          type="button"
          aria-pressed={Math.min(open, levels) === Math.min(level, levels)}
          aria-label={level === Infinity ? texts.levels.all : toCountText(texts.levels.some, level)}
          onClick={() => {
            choose(level);
            remember(level);
          }}
        >
          {level === Infinity ? texts.levels.allShort : level}
        </button>
      ))}
    </div>
  );
}

/** Leaves recursive fields unchanged. */
function openLevels(tree: Element | null | undefined, levels: number): void {
  for (const details of tree?.querySelectorAll<HTMLDetailsElement>('details[data-level]') ?? []) {
    details.open = Number(details.dataset['level']) < levels;
  }
}
