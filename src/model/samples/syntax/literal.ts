import { invisible, toUnicodeEscape } from '../../text/invisible';

type Scalar = null | boolean | number | string;

/** Any JSON value. */
export type JsonValue = Scalar | readonly JsonValue[] | { readonly [key: string]: JsonValue };

type Brackets = readonly [open: string, close: string];

type Entry = readonly [name: string, code: string];

/** The literals of a language, and the layout of its lists and maps. */
export interface LiteralSyntax {
  readonly indent: string;
  /** The padding inside the brackets of a one-line map. */
  readonly padding: '' | ' ';
  readonly trailingComma: boolean;
  /** The brackets of a pair; those of a list if absent. */
  readonly pair?: Brackets;
  readonly toScalar: (value: Scalar) => string;
  readonly toEntry: (key: string, code: string) => string;
}

const list: Brackets = ['[', ']'];

const inlineWidth = 70;

/** Writes items on one line if they are short, otherwise one per line; `depth` is the indentation level of the first line, `used` the space that is taken on it. */
export function layOut(
  brackets: Brackets,
  items: readonly string[],
  depth: number,
  syntax: LiteralSyntax,
  used = 0,
): string {
  const [open, close] = brackets;
  if (items.length === 0) return open + close;
  const padding = open.endsWith('{') ? syntax.padding : '';
  const inline = `${open}${padding}${items.join(', ')}${padding}${close}`;
  const fits = inline.length + used <= inlineWidth && !inline.includes('\n');
  return fits ? inline : breakOut(brackets, items, depth, syntax);
}

/** Writes one item per line. */
export function breakOut(
  [open, close]: Brackets,
  items: readonly string[],
  depth: number,
  { indent, trailingComma }: LiteralSyntax,
): string {
  const inner = items.map((item) => indent.repeat(depth + 1) + item).join(',\n');
  return `${open}\n${inner}${trailingComma ? ',' : ''}\n${indent.repeat(depth)}${close}`;
}

/** A literal for a JSON value; `depth` is the indentation level of the line on which it starts. */
export function toLiteral(value: JsonValue, depth: number, syntax: LiteralSyntax): string {
  if (value === null || typeof value !== 'object') return syntax.toScalar(value);
  const toInner = (item: JsonValue) => toLiteral(item, depth + 1, syntax);
  if (isList(value)) return layOut(list, value.map(toInner), depth, syntax);
  const entries = Object.entries(value).map(([key, item]) => [key, toInner(item)] as const);
  return toMap(entries, depth, syntax);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** A map from names to code. */
export function toMap(entries: readonly Entry[], depth: number, syntax: LiteralSyntax): string {
  const items = entries.map(([name, code]) => syntax.toEntry(name, code));
  return layOut(['{', '}'], items, depth, syntax);
}

/** A map from names to strings. */
export function toTextMap(texts: readonly Entry[], depth: number, syntax: LiteralSyntax): string {
  return toMap(toEntries(texts, syntax), depth, syntax);
}

/** Names with code: a map, or a list of pairs if a map would lose repeats or the order. */
export function toFields(entries: readonly Entry[], depth: number, syntax: LiteralSyntax): string {
  if (isMapLike(entries)) return toMap(entries, depth, syntax);
  const pairs = entries.map(([name, code]) =>
    layOut(syntax.pair ?? list, [syntax.toScalar(name), code], depth + 1, syntax),
  );
  return layOut(list, pairs, depth, syntax);
}

/** Names with strings: a map, or a list of pairs. */
export function toTextFields(
  texts: readonly Entry[],
  depth: number,
  syntax: LiteralSyntax,
): string {
  return toFields(toEntries(texts, syntax), depth, syntax);
}

/** True if a map keeps these names: no repeats, and no numbers, which JavaScript would put first. */
export function isMapLike(entries: readonly Entry[]): boolean {
  const names = new Set(entries.map(([name]) => name));
  return names.size === entries.length && !entries.some(([name]) => /^\d+$/.test(name));
}

function toEntries(texts: readonly Entry[], { toScalar }: LiteralSyntax): readonly Entry[] {
  return texts.map(([name, text]) => [name, toScalar(text)]);
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
