import { toComparablePath } from '../site/paths';

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Pages in their reading order. */
export interface PageSequence {
  readonly pages: readonly PageLink[];
  /** The first index of each page, by comparable path. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Creates the sequence of pages, with the index of each. */
export function toPageSequence(pages: readonly PageLink[]): PageSequence {
  const indexes = pages.map(({ href }, index) => [toComparablePath(href), index] as const);
  // The first of several pages with the same path wins.
  return { pages, indexes: new Map(indexes.toReversed()) };
}
