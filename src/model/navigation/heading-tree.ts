import type { Heading } from './heading';

/** A heading with the headings below it. */
export interface HeadingBranch {
  readonly heading: Heading;
  readonly children: readonly HeadingBranch[];
}

/** The heading levels in a table of contents, both inclusive. */
export interface HeadingLevels {
  readonly from: number;
  readonly to: number;
}

/** The default levels of a table of contents. */
export const defaultHeadingLevels: HeadingLevels = { from: 2, to: 3 };

/**
 * The headings of a page within the given levels, as a tree.
 *
 * Each is a child of the nearest preceding heading of a smaller level; the children of a heading that is
 * left out move up.
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
