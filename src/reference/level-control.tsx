import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { format } from '../model/format';
import { toCountText } from '../ui/locale';
import { texts } from '../ui/texts';
import styles from './level-control.module.css';
import { listLevels, useLevelStore } from './level-store';

export interface LevelControlProps {
  /** The element whose fields open and close. */
  readonly tree: RefObject<HTMLElement | null>;
  /** How many levels of fields there are. */
  readonly levels: number;
  readonly owner: string;
}

/** Opens the fields of a body down to a level; the next one opens as deep. Behaviour SC.35. */
export function LevelControl({ tree, levels, owner }: LevelControlProps) {
  const { choose, adopt } = useLevelStore.getState();
  const [open, setOpen] = useState(1);
  const show = (level: number) => {
    setOpen(level);
    openLevels(tree.current, level);
  };
  useLayoutEffect(() => {
    const level = adopt();
    if (level > 1) show(level);
    // Only what was chosen before; later choices are each tree's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (levels < 2) return null;
  return (
    <div
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
            show(level);
          }}
        >
          {level === Infinity ? texts.levels.allShort : level}
        </button>
      ))}
    </div>
  );
}

/** What repeats itself without end stays as it is. */
function openLevels(tree: HTMLElement | null, levels: number): void {
  for (const details of tree?.querySelectorAll<HTMLDetailsElement>('details[data-level]') ?? []) {
    details.open = Number(details.dataset['level']) < levels;
  }
}
