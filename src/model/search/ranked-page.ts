import type { PageDocument } from './search-document';

/** A page that was found. */
export interface RankedPage {
  readonly page: PageDocument;
  readonly score: number;
  /** The anchor of the part that the query means, such as one error. */
  readonly hash?: string;
}

/** The first pages, and those of the others that are not among them. */
export function joinRanked(
  first: readonly RankedPage[],
  others: readonly RankedPage[],
): readonly RankedPage[] {
  const known = new Set(first.map(({ page }) => page.i));
  return [...first, ...others.filter(({ page }) => !known.has(page.i))];
}
