/** A heading of a page, as its table of contents lists it. */
export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  /** The anchor, without `#`. */
  readonly id: string;
}
