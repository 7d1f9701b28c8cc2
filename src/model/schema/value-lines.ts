import type { RichText } from '../text/rich-text';
import type { EnumValue } from './schema';

/** A list of so many values, each with its markup, would make a page of several hundred kilobytes. */
const VERY_MANY = 500;

/**
 * True if the values of an enum are shown as the lines of one text: very many, whose meanings are words
 * without links or emphasis.
 */
export function areLines(values: readonly EnumValue[]): boolean {
  return (
    values.length > VERY_MANY && values.every(({ meaning }) => findWords(meaning) !== undefined)
  );
}

/** One value as a line, with its name in code and its meaning after tabs. */
export function toValueLine({ value, name, meaning }: EnumValue, text: string): string {
  const shown = /[\n\r\t]/.test(text) ? value : text;
  return [shown, name ?? '', findWords(meaning) ?? ''].filter((cell) => cell !== '').join('\t');
}

/** The words of a text that is nothing but one line; undefined for any other. */
function findWords(text: RichText = []): string | undefined {
  const [first] = text;
  const isParagraph = text.length === 1 && typeof first === 'object' && first.tag === 'p';
  const parts = isParagraph ? first.children : text;
  const words = parts.filter((part) => typeof part === 'string' && !/[\n\t]/.test(part));
  return words.length === parts.length ? words.map(String).join('') : undefined;
}
