import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { toTextParts } from '../../model/text/format';

export interface FormattedTextProps {
  readonly text: string;
  /** The element for each `{name}`. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** An interface text with elements for its placeholders; their order depends on the language. */
export function FormattedText({ text, values }: FormattedTextProps) {
  return toTextParts(text).map((part, index) => (
    <Fragment key={index}>{'words' in part ? part.words : values[part.name]}</Fragment>
  ));
}
