import type { SearchedParts } from '../../model/search/index-choice';
import type { StartLink } from '../next-steps';

/** A reader's wish to search; a new one each time. */
export interface PaletteRequest {
  /** Whether typing replaces the text. */
  readonly selects: boolean;
  /** What had focus before. */
  readonly opener: Element | null;
}

export interface PaletteProps {
  /** What the field says at first. */
  readonly text: string;
  readonly asked: PaletteRequest;
  readonly starts: readonly StartLink[];
  readonly searched: SearchedParts;
  /** Takes what the field said last; nothing if another page was opened below it. */
  readonly onClose: (text?: string) => void;
}
