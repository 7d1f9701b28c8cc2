import { ExactNumber } from '../exact-number';
import { parseJsonWith, toJsonText } from '../json-text';

/** A JSON value all of whose numbers keep their digits, and whose objects keep the order of their names. */
export type ExactJson =
  null | boolean | string | ExactNumber | readonly ExactJson[] | ReadonlyMap<string, ExactJson>;

/** Parses JSON without loss; undefined if the text is not JSON. */
export function parseExactJson(text: string): ExactJson | undefined {
  try {
    // Parse unmarked text first: marks would hide some syntax errors.
    JSON.parse(text);
    return parseJsonWith(
      text,
      (digits) => new ExactNumber(digits),
      (members) => new Map(members),
    ) as ExactJson;
  } catch {
    return undefined;
  }
}

export function isExactObject(
  value: ExactJson | undefined,
): value is ReadonlyMap<string, ExactJson> {
  return value instanceof Map;
}

export function isExactList(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

export function isCompound(
  value: ExactJson,
): value is readonly ExactJson[] | ReadonlyMap<string, ExactJson> {
  return isExactList(value) || isExactObject(value);
}

/** A value as written in a URL, a header or a form. Nested values, which OpenAPI does not define, are JSON. */
export function toScalarText(value: ExactJson): string {
  return typeof value === 'string' ? value : toJsonText(value);
}

/** A position in a text, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * The position at which a text stops being JSON; undefined for valid JSON.
 *
 * Browsers report different error messages, and some of them without a position.
 */
export function findJsonError(text: string): Position | undefined {
  const index = findEnd(text);
  if (index === undefined) return undefined;
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON strings must not contain these
  /[\t\n\r ]*(?:(?<scalar>"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|(?<sign>[[\]{},:]))/y;

/** The tokens that may come next. */
type Expected = 'value' | 'first item' | 'name' | 'first name' | 'colon' | 'after';

function findEnd(text: string): number | undefined {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  TOKEN.lastIndex = 0;
  for (;;) {
    const start = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    const rest = start + (/^[\t\n\r ]*/.exec(text.slice(start))?.[0].length ?? 0);
    if (groups === undefined) {
      const isWhole = rest === text.length && open.length === 0 && expected === 'after';
      return isWhole ? undefined : rest;
    }
    const next: Expected | undefined =
      groups['sign'] === undefined
        ? afterScalar(expected, groups['scalar'] ?? '')
        : afterSign(expected, groups['sign'], open);
    if (next === undefined) return rest;
    expected = next;
  }
}

function afterScalar(expected: Expected, scalar: string): Expected | undefined {
  if (expected === 'value' || expected === 'first item') return 'after';
  const isName = expected === 'name' || expected === 'first name';
  return isName && scalar.startsWith('"') ? 'colon' : undefined;
}

function afterSign(expected: Expected, sign: string, open: ('[' | '{')[]): Expected | undefined {
  const isValue = expected === 'value' || expected === 'first item';
  if (isValue && (sign === '[' || sign === '{')) {
    open.push(sign);
    return sign === '[' ? 'first item' : 'first name';
  }
  if (expected === 'colon') return sign === ':' ? 'value' : undefined;
  const around = open.at(-1);
  if (sign === (around === '[' ? ']' : '}') && around !== undefined) {
    const isEnd =
      expected === 'after' || expected === (around === '[' ? 'first item' : 'first name');
    if (isEnd) open.pop();
    return isEnd ? 'after' : undefined;
  }
  if (expected !== 'after' || sign !== ',' || around === undefined) return undefined;
  return around === '[' ? 'value' : 'name';
}
