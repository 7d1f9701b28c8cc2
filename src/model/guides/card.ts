/** What a category's page shows of each thing that is in it. */
export interface Card {
  readonly label: string;
  readonly href: string;
  readonly description: string;
  /** How many items it holds; undefined for a page. */
  readonly count?: number;
}
