import type { RichText } from '../text/rich-text';

/** A heading of a page, as an entry of its table of contents. */
export interface Heading {
  readonly depth: 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  /** The same text with formatting but without links; undefined if it has no formatting. */
  readonly formatted?: RichText;
  /** The anchor, without `#`. */
  readonly id: string;
}
