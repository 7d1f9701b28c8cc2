import { invisible, toUnicodeEscape } from '../../text/invisible';

/** Any JSON value. */
export type JsonValue =
  null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** The layout of a language's lists and maps. */
export interface LayoutStyle {
  readonly indent: string;
  /** The padding inside the brackets of a one-line map. */
  readonly padding: '' | ' ';
  readonly trailingComma: boolean;
}

type Brackets = readonly [open: string, close: string];

const inlineWidth = 70;

/** Writes items on one line if they are short, otherwise one per line; `depth` is the indentation level of the first line, `used` the space that is taken on it. */
export function layOut(
  brackets: Brackets,
  items: readonly string[],
  depth: number,
  style: LayoutStyle,
  used = 0,
): string {
  const [open, close] = brackets;
  if (items.length === 0) return open + close;
  const padding = open.endsWith('{') ? style.padding : '';
  const inline = `${open}${padding}${items.join(', ')}${padding}${close}`;
  const fits = inline.length + used <= inlineWidth && !inline.includes('\n');
  return fits ? inline : breakOut(brackets, items, depth, style);
}

/** Writes one item per line. */
export function breakOut(
  [open, close]: Brackets,
  items: readonly string[],
  depth: number,
  { indent, trailingComma }: LayoutStyle,
): string {
  const inner = items.map((item) => indent.repeat(depth + 1) + item).join(',\n');
  return `${open}\n${inner}${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${close}`;
}

type Scalar = null | boolean | number | string;

type Entry = readonly [name: string, code: string];

/** The literals of a language. */
export interface LiteralSyntax extends LayoutStyle {
  readonly toScalar: (value: Scalar) => string;
  readonly toEntry: (key: string, code: string) => string;
}

/** A literal for a JSON value; `depth` is the indentation level of the line on which it starts. */
export function toLiteral(value: JsonValue, depth: number, syntax: LiteralSyntax): string {
  if (value === null || typeof value !== 'object') return syntax.toScalar(value);
  if (!isList(value)) {
    const entries = Object.entries(value);
    return toMap(
      entries.map(([key, item]) => [key, toLiteral(item, depth + 1, syntax)]),
      depth,
      syntax,
    );
  }
  const items = value.map((item) => toLiteral(item, depth + 1, syntax));
  return layOut(['[', ']'], items, depth, syntax);
}

/** A map from names to code. */
export function toMap(entries: readonly Entry[], depth: number, syntax: LiteralSyntax): string {
  const items = entries.map(([name, code]) => syntax.toEntry(name, code));
  return layOut(['{', '}'], items, depth, syntax);
}

/** A map from names to strings. */
export function toTextMap(pairs: readonly Entry[], depth: number, syntax: LiteralSyntax): string {
  return toMap(
    pairs.map(([name, text]) => [name, syntax.toScalar(text)]),
    depth,
    syntax,
  );
}

/** A list of pairs in the given brackets, for fields whose repeats or order a map would lose. */
export function toPairList(
  pairs: readonly Entry[],
  depth: number,
  syntax: LiteralSyntax,
  brackets: readonly [open: string, close: string] = ['[', ']'],
): string {
  const items = pairs.map((pair) => layOut(brackets, pair.map(syntax.toScalar), depth + 1, syntax));
  return layOut(['[', ']'], items, depth, syntax);
}

/** True if a map keeps these names: no repeats, and no numbers, which JavaScript would put first. */
export function isMapLike(pairs: readonly Entry[]): boolean {
  const names = new Set(pairs.map(([name]) => name));
  return names.size === pairs.length && !pairs.some(([name]) => /^\d+$/.test(name));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The quote that needs fewer escapes in a text; the preferred one in case of a tie. */
export function chooseQuote(text: string, preferred: string, other: string): string {
  return text.split(other).length < text.split(preferred).length ? other : preferred;
}

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Escapes invisible characters in the syntax that Go, JavaScript, Python and Ruby share. */
export function escapeInvisible(text: string): string {
  return text.replaceAll(
    invisible,
    (character) => shortEscapes[character] ?? toUnicodeEscape(character),
  );
}
