import type { Heading } from './heading';

/** A heading with the headings below it. */
export interface HeadingBranch {
  readonly heading: Heading;
  readonly children: readonly HeadingBranch[];
}

/** The levels of the headings that a table of contents shows, both included. */
export interface HeadingLevels {
  readonly from: number;
  readonly to: number;
}

/** The levels of a table of contents, unless its page sets others. */
export const defaultHeadingLevels: HeadingLevels = { from: 2, to: 3 };

/**
 * The headings of a page as a tree, without those of other levels.
 *
 * Each belongs to the nearest heading before it of a smaller level; what belongs to one that is left
 * out moves up into its place.
 */
export function toHeadingTree(
  headings: readonly Heading[],
  levels: HeadingLevels = defaultHeadingLevels,
): readonly HeadingBranch[] {
  return keepLevels(toBranches(headings), levels);
}

function toBranches(headings: readonly Heading[]): readonly HeadingBranch[] {
  const branches: HeadingBranch[] = [];
  for (let start = 0; start < headings.length;) {
    const heading = headings[start];
    if (heading === undefined) break;
    const length = headings.slice(start + 1).findIndex(({ depth }) => depth <= heading.depth);
    const end = length === -1 ? headings.length : start + 1 + length;
    branches.push({ heading, children: toBranches(headings.slice(start + 1, end)) });
    start = end;
  }
  return branches;
}

function keepLevels(
  branches: readonly HeadingBranch[],
  levels: HeadingLevels,
): readonly HeadingBranch[] {
  return branches.flatMap(({ heading, children }) => {
    const kept = keepLevels(children, levels);
    const isShown = heading.depth >= levels.from && heading.depth <= levels.to;
    return isShown ? [{ heading, children: kept }] : kept;
  });
}
