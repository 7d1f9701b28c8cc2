import { memo, useEffect, useState } from 'react';
import type { HitCounts } from '../../model/search/hits';
import { Link } from '../../ui/link';
import { groupNames } from '../group-names';
import type { HitLine, HitLines } from '../hit-lines';
import { HitView } from '../hit-view';
import { texts } from '../texts';
import { leave } from './leaving';

export interface PaletteHitsProps {
  readonly id: string;
  readonly groups: readonly HitLines[];
  readonly counts: HitCounts;
  /** The index of the chosen line among those of all groups. */
  readonly cursor: number;
  /** It and `onOpen` stay the same, so that a letter without new hits renders none of them. */
  readonly onCursor: (index: number) => void;
  /** Called when a hit is opened in this tab. */
  readonly onOpen: () => void;
}

/** The lines that are seen without scrolling; the others are rendered when a reader stops typing. */
const SCREENFUL = 8;
const SETTLED_MS = 200;

/** The hits by group; the field says which of them is chosen. */
export const PaletteHits = memo((props: PaletteHitsProps) => {
  const { id, groups, counts, cursor, onCursor, onOpen } = props;
  const isSettled = useSettled(groups);
  const shownCount = isSettled || cursor >= SCREENFUL ? Infinity : SCREENFUL;
  const placed = toPlaced(groups).filter(({ from }) => from < shownCount);
  return (
    <div id={id} role="listbox" aria-label={texts.search.results}>
      {placed.map(({ group, lines, from }) => (
        <div key={group} role="group" aria-label={groupNames[group]}>
          <div className="palette-group" aria-hidden="true">
            {groupNames[group]} <small>{counts[group]}</small>
          </div>
          {lines.slice(0, shownCount - from).map((line, at) => (
            <Option
              key={line.key}
              id={toOptionId(id, from + at)}
              index={from + at}
              line={line}
              isChosen={from + at === cursor}
              onPoint={onCursor}
              onFollow={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
PaletteHits.displayName = 'PaletteHits';

/** Groups, each with the index of its first line. */
function toPlaced(groups: readonly HitLines[]): readonly (HitLines & { readonly from: number })[] {
  let next = 0;
  return groups.map((group) => {
    const from = next;
    next += group.lines.length;
    return { ...group, from };
  });
}

interface OptionProps {
  readonly id: string;
  readonly index: number;
  readonly line: HitLine;
  readonly isChosen: boolean;
  readonly onPoint: (index: number) => void;
  readonly onFollow: () => void;
}

/** A hit is a link: it can be copied, and opened in another tab. */
const Option = memo(({ id, index, line, isChosen, onPoint, onFollow }: OptionProps) => (
  <Link
    href={line.path}
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    className="palette-hit"
    data-part={line.isPart || undefined}
    onMouseMove={isChosen ? undefined : () => onPoint(index)}
    onClick={(event) => leave(event, onFollow)}
  >
    <HitView line={line} />
  </Link>
));
Option.displayName = 'Option';

/** True once a value has been the same for `SETTLED_MS`. */
function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled === value;
}

/** The id of a line in the list. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
