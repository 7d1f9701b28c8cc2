import type { HitGroup } from '../model/search/hits';
import type { Segment } from '../model/search/marks';
import type { PageHit } from '../model/search/hits';
import { toHitPath } from './search-paths';

/** A line of a list of hits: a page, or a part of the page above it. */
export interface HitLine {
  /** Unique in its list. */
  readonly key: string;
  /** Path for the router. */
  readonly path: string;
  readonly hit: PageHit;
  readonly title: readonly Segment[];
  readonly summary: readonly Segment[];
  /** The first lines of the page or part. */
  readonly lead: string;
  readonly isPart: boolean;
}

/** The lines of hits; a hit whose address leads out of the site has none. */
function toHitLines(hits: readonly PageHit[]): readonly HitLine[] {
  return hits.flatMap((hit) => {
    const { title, summary, hash, lead } = hit;
    const parts = hit.parts.filter((part) => part.hash !== hash);
    const lines = [{ title, summary, hash, lead, isPart: false }].concat(
      parts.map((part) => ({ ...part, isPart: true })),
    );
    return lines.flatMap((line): readonly HitLine[] => {
      const path = toHitPath(hit, line.hash);
      if (path === undefined) return [];
      // A page stays the same line when its texts tell which section is meant.
      const key = line.isPart ? `${hit.url} ${line.hash}` : hit.url;
      return [{ key, path, hit, ...line }];
    });
  });
}

/** The hits of one group, as lines. */
export interface HitLines {
  readonly group: HitGroup;
  readonly lines: readonly HitLine[];
}

/** The lines of hits by group: the group with the best hit first. */
export function toHitGroups(hits: readonly PageHit[]): readonly HitLines[] {
  const groups = new Map<HitGroup, HitLine[]>();
  for (const line of toHitLines(hits))
    groups.set(line.hit.group, [...(groups.get(line.hit.group) ?? []), line]);
  return [...groups].map(([group, lines]) => ({ group, lines }));
}
