import type { RichText } from '../text/rich-text';

/** A heading of a page, as its table of contents lists it. */
export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  /** The same with its formatting, without links; undefined when it has none. */
  readonly formatted?: RichText;
  /** The anchor, without `#`. */
  readonly id: string;
}
