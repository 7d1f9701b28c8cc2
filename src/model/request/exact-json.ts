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

/** One token after another, each with the space before it. */
const TOKENS =
  // oxlint-disable-next-line no-control-regex -- JSON strings must not contain these
  /[\t\n\r ]*(?:"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{},:])/gy;

function findEnd(text: string): number | undefined {
  if (isJson(text)) return undefined;
  const tokens = Array.from(text.matchAll(TOKENS), ([token]) => token);
  let [held, most] = [0, tokens.length];
  while (held < most) {
    const middle = Math.ceil((held + most) / 2);
    if (isBeginning(tokens.slice(0, middle))) held = middle;
    else most = middle - 1;
  }
  const { length } = tokens.slice(0, held).join('');
  return length + (/^[\t\n\r ]*/.exec(text.slice(length))?.[0].length ?? 0);
}

/** True if there is JSON that begins with these tokens. */
function isBeginning(tokens: readonly string[]): boolean {
  let closing = '';
  for (const token of tokens) {
    const sign = token.trim();
    if (sign === '[') closing = `]${closing}`;
    if (sign === '{') closing = `}${closing}`;
    if (sign === ']' || sign === '}') closing = closing.slice(1);
  }
  return ['', '0', ':0', '"":0'].some((end) => isJson(tokens.join('') + end + closing));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
