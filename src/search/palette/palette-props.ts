import type { SearchedParts } from '../../model/search/index-choice';

/** Where a reader may begin who does not know what to search for. */
export interface StartLink {
  readonly label: string;
  /** Site path. */
  readonly href: string;
}

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
