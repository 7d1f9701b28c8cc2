import type { JsonValue } from '../../request/json-value';
import type { LayoutStyle } from './lay-out';
import { layOut } from './lay-out';

type Scalar = null | boolean | number | string;

type Entry = readonly [name: string, code: string];

/** How a language writes values. */
export interface LiteralSyntax extends LayoutStyle {
  readonly toScalar: (value: Scalar) => string;
  readonly toEntry: (key: string, code: string) => string;
}

/** A literal for a JSON value; `depth` is that of the line it starts on. */
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

/** A map from names to texts. */
export function toTextMap(pairs: readonly Entry[], depth: number, syntax: LiteralSyntax): string {
  return toMap(
    pairs.map(([name, text]) => [name, syntax.toScalar(text)]),
    depth,
    syntax,
  );
}

/** A list of pairs in the given brackets, where a map would lose repeats or order. */
export function toPairList(
  pairs: readonly Entry[],
  depth: number,
  syntax: LiteralSyntax,
  brackets: readonly [open: string, close: string] = ['[', ']'],
): string {
  const items = pairs.map((pair) => layOut(brackets, pair.map(syntax.toScalar), depth + 1, syntax));
  return layOut(['[', ']'], items, depth, syntax);
}

/** Whether a map holds these names as they are: no repeats, and no numbers, which JavaScript would put first. */
export function isMapLike(pairs: readonly Entry[]): boolean {
  const names = new Set(pairs.map(([name]) => name));
  return names.size === pairs.length && !pairs.some(([name]) => /^\d+$/.test(name));
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
