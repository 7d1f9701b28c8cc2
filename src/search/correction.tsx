import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { toTextParts } from '../model/text/format';
import { texts } from './texts';

export interface CorrectionProps {
  /** The query as it was probably meant, as something that searches for it. */
  readonly children: ReactNode;
}

/** Asks whether a reader who has mistyped something means another query. */
export function Correction({ children }: CorrectionProps) {
  return toTextParts(texts.search.corrected).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
    <Fragment key={index}>{'words' in part ? part.words : children}</Fragment>
  ));
}
