/** An item on the page of a category or a tag. */
export interface Card {
  readonly label: string;
  readonly href: string;
  readonly description: string;
  /** How many items a category holds; undefined for a page. */
  readonly count?: number;
}
