import type { SearchedParts } from '../../model/search/index-choice';
import type { StartLink } from '../next-steps';

/** A reader's wish to search; a new one each time. */
export interface PaletteRequest {
  /** True if typing replaces the text. */
  readonly selects: boolean;
  /** The element that had focus before. */
  readonly opener: Element | null;
}

export interface PaletteProps {
  /** The initial text of the field. */
  readonly text: string;
  readonly asked: PaletteRequest;
  readonly starts: readonly StartLink[];
  readonly searched: SearchedParts;
  /** Takes what the field said last; nothing if another page was opened below it. */
  readonly onClose: (text?: string) => void;
}
