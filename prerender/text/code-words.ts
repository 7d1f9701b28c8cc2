import { toShownName } from '../../src/model/text/rich-line';

/** A name or a value as code in a text: as in Markdown, between more backticks than it has in a row. */
export function toCodeWord(value: string): string {
  const rows = Array.from(value.matchAll(/`+/g), ([row]) => row.length);
  const marks = '`'.repeat(Math.max(0, ...rows) + 1);
  const space = EDGE.test(value) ? ' ' : '';
  return marks + space + toShownName(value) + space + marks;
}

/** Begins or ends with a backtick, which a space then separates from those around. */
const EDGE = /^ *`|` *$/;

/** A part of a text; code without its backticks. */
export interface TextPart {
  readonly value: string;
  readonly isCode: boolean;
}

/** Splits a text at its code. Backticks without a counterpart are text. */
export function listTextParts(text: string): readonly TextPart[] {
  return text
    .split(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/s)
    .flatMap((part, index): readonly TextPart[] => {
      const isCode = index % 3 === 2;
      const inner = part.slice(1, -1);
      const isSpaced = isCode && part === ` ${inner} ` && EDGE.test(inner);
      return index % 3 === 1 || part === '' ? [] : [{ value: isSpaced ? inner : part, isCode }];
    });
}
