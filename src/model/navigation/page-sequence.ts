import { toComparablePath } from '../site/paths';

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Pages in their reading order. */
export interface PageSequence {
  readonly pages: readonly PageLink[];
  /** Where the page of a path stands first, by the path's comparable form. */
  readonly indexes: ReadonlyMap<string, number>;
}

/** Pages one after the other, and where each stands. */
export function toPageSequence(pages: readonly PageLink[]): PageSequence {
  const indexes = pages.map(({ href }, index) => [toComparablePath(href), index] as const);
  // Of two with the same path the first one counts.
  return { pages, indexes: new Map(indexes.toReversed()) };
}
