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
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly asked: PaletteRequest;
  readonly starts: readonly StartLink[];
  readonly searched: SearchedParts;
  readonly onClose: () => void;
}
