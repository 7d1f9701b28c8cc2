import type { ShownPart } from './field-rows';
import type { Report } from './report';
import type { Stated } from './stated-document';
import { StatedNumber, toJsonText, toText } from './stated-document';
import { hasMarkdown, toLetters } from './words';

/** Examples and other values up to this length stand on a line; longer ones in a block. */
const LONGEST = 80;

/** Expects an author's text in a part. */
export function expectPartText(
  what: string,
  value: Stated | undefined,
  { letters }: ShownPart,
  expect: Report['expect'],
): void {
  const text = toText(value);
  if (toLetters(text) !== '') expect(`${what} ${toShort(text)}`, hasMarkdown(letters, text));
}

/** A default may also be one of the possible values, so it must stand after its word. */
export function showsKeyword(key: string, value: Stated | undefined, shown: ShownPart): boolean {
  const isNamed = shown.letters.includes(toLetters(`default${toPlain(value)}`));
  return (key !== 'default' || isNamed) && showsValue(value, shown);
}

/** True if a value stands in the part as code, or within its text as JSON. */
export function showsValue(value: Stated | undefined, { codes, letters }: ShownPart): boolean {
  if (codes.has(toPlain(value)) || codes.has(toJsonText(value))) return true;
  if (value instanceof StatedNumber && codes.has(value.source)) return true;
  return toJsonText(value).length > LONGEST - 2 || typeof value === 'object'
    ? letters.includes(toLetters(toJsonText(value)))
    : toPlain(value) === '';
}

/** A string as it is, and any other value as JSON. */
export function toPlain(value: Stated | undefined): string {
  return typeof value === 'string' ? value : toJsonText(value);
}

/** The beginning of a value. */
export function toShort(value: Stated | undefined): string {
  return toPlain(value).slice(0, 60);
}

/** Finds a word or a number that is not part of another. */
export function hasWord(text: string, word: string): boolean {
  const pattern = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.])${pattern}(?![\w]|\.\d)`).test(text);
}
