import { createContext } from 'react';
import type { Card } from '../../model/guides/card';

/** The cards of the category around a page, for lists of cards within its text. */
export interface CategoryCardsSource {
  /** Site path of the page. */
  readonly path: string;
  /**
   * The items of the deepest category that holds the page; undefined when none does.
   *
   * They are made from the section's table, which the first visit loads later than the page.
   */
  readonly cards: Promise<readonly Card[] | undefined>;
}

/** The cards of the category around the page that is shown; undefined outside of sections. */
export const CategoryCards = createContext<CategoryCardsSource | undefined>(undefined);
