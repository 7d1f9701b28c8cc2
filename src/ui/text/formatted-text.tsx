import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { toTextParts } from '../../model/text/format';

export interface FormattedTextProps {
  readonly text: string;
  /** The element for each `{name}`. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A text of the interface with links or code in its places: their order is the language's business. */
export function FormattedText({ text, values }: FormattedTextProps) {
  return toTextParts(text).map((part, index) => (
    <Fragment key={index}>{'words' in part ? part.words : values[part.name]}</Fragment>
  ));
}
