import { memo } from 'react';
import type { HitCounts } from '../../model/search/hits';
import { Link } from '../../ui/link';
import { groupNames } from '../hit-lines';
import type { HitLine, HitLines } from '../hit-lines';
import { GroupName, HitView } from '../hit-view';
import { texts } from '../texts';

export interface PaletteHitsProps {
  readonly id: string;
  readonly groups: readonly HitLines[];
  readonly counts: HitCounts;
  /** The chosen one of the lines. */
  readonly chosen: HitLine | undefined;
  readonly onChoose: (line: HitLine) => void;
}

/**
 * The hits by group; the field says which of them is chosen. A hit is a link: it opens in another tab, too.
 *
 * A letter renders them for its answer only, which takes half of the time.
 */
export const PaletteHits = memo(({ id, groups, counts, chosen, onChoose }: PaletteHitsProps) => (
  <div id={id} role="listbox" aria-label={texts.search.results}>
    {groups.map(({ group, lines }) => (
      <div key={group} role="group" aria-label={groupNames[group]}>
        <div aria-hidden="true">
          <GroupName group={group} counts={counts} />
        </div>
        {lines.map((line) => (
          <Link
            key={line.key}
            href={line.path}
            id={toOptionId(id, line)}
            role="option"
            tabIndex={-1}
            aria-selected={line === chosen}
            data-part={line.part}
            onMouseMove={line === chosen ? undefined : () => onChoose(line)}
          >
            <HitView line={line} />
          </Link>
        ))}
      </div>
    ))}
  </div>
));
PaletteHits.displayName = 'PaletteHits';

/** The id of a line in the list. */
export function toOptionId(listId: string, { key }: HitLine): string {
  return `${listId}-${encodeURIComponent(key)}`;
}
