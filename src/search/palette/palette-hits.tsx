import { useEffect, useRef } from 'react';
import type { HitCounts } from '../../model/search/hit-groups';
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
  readonly onCursor: (index: number) => void;
  /** Called when a hit is opened in this tab. */
  readonly onOpen: () => void;
}

/** The hits by group; the field says which of them is chosen. */
export function PaletteHits({ id, groups, counts, cursor, onCursor, onOpen }: PaletteHitsProps) {
  const list = useRef<HTMLDivElement>(null);
  const lines = groups.flatMap((group) => group.lines);
  const key = lines[cursor]?.key;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={texts.search.results}>
      {groups.map(({ group, lines: own }) => (
        <div key={group} role="group" aria-label={groupNames[group]}>
          <div className="palette-group" aria-hidden="true">
            {groupNames[group]} <small>{counts[group]}</small>
          </div>
          {own.map((line) => {
            const index = lines.indexOf(line);
            return (
              <Option
                key={line.key}
                id={toOptionId(id, index)}
                line={line}
                isChosen={index === cursor}
                onPoint={() => index === cursor || onCursor(index)}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly line: HitLine;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

/** A hit is a link: it can be copied, and opened in another tab. */
function Option({ id, line, isChosen, onPoint, onOpen }: OptionProps) {
  return (
    <Link
      href={line.path}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="palette-hit"
      data-part={line.isPart || undefined}
      onMouseMove={onPoint}
      onClick={(event) => leave(event, onOpen)}
    >
      <HitView line={line} />
    </Link>
  );
}

/** The id of a line in the list. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
