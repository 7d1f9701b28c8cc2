/** A JSON value whose numbers keep their digits and whose objects keep the order of their names. */
export type ExactJson =
  null | boolean | string | ExactNumber | readonly ExactJson[] | ReadonlyMap<string, ExactJson>;

export interface ExactNumber {
  readonly digits: string;
}

/** Parses JSON without loss; undefined if the text is not JSON. */
export function parseExactJson(text: string): ExactJson | undefined {
  try {
    // Parse unmarked text first: marks would hide some syntax errors.
    JSON.parse(text);
    return toExact(JSON.parse(text.replaceAll(TOKEN, mark)));
  } catch {
    return undefined;
  }
}

/** Tokens to mark for the native parser: strings get an `s`, numbers become strings with an `n`. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

function mark(token: string): string {
  return token.startsWith('"') ? `"s${token.slice(1)}` : `"n${token}"`;
}

function toExact(value: unknown): ExactJson {
  if (typeof value === 'string') {
    return value.startsWith('n') ? { digits: value.slice(1) } : value.slice(1);
  }
  if (Array.isArray(value)) return value.map(toExact);
  if (typeof value !== 'object' || value === null) return value as null | boolean;
  return new Map(Object.entries(value).map(([name, item]) => [name.slice(1), toExact(item)]));
}

/** Parses a number and keeps its digits; undefined if it is not a JSON number. */
export function toExactNumber(text: string): ExactNumber | undefined {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? { digits: text } : undefined;
}

/** Whether a value is an object. */
export function isExactObject(
  value: ExactJson | undefined,
): value is ReadonlyMap<string, ExactJson> {
  return value instanceof Map;
}

/** Whether a value is a list. */
export function isExactList(value: ExactJson | undefined): value is readonly ExactJson[] {
  return Array.isArray(value);
}

/** Whether a value is an object or a list. */
export function isCompound(
  value: ExactJson,
): value is readonly ExactJson[] | ReadonlyMap<string, ExactJson> {
  return isExactList(value) || isExactObject(value);
}

/** JSON text without white space. */
export function toCompactJson(value: ExactJson): string {
  return write(value, '', '');
}

/** JSON text, laid out like `JSON.stringify` with two spaces. */
export function toLaidOutJson(value: ExactJson): string {
  return write(value, '\n', '  ');
}

function write(value: ExactJson, lineEnd: string, indent: string): string {
  if (!isCompound(value)) return writeScalar(value);
  const colon = indent === '' ? ':' : ': ';
  const inner = lineEnd + indent;
  const [open, close, items] = isExactObject(value)
    ? [
        '{',
        '}',
        [...value].map(([name, item]) => JSON.stringify(name) + colon + write(item, inner, indent)),
      ]
    : ['[', ']', value.map((item) => write(item, inner, indent))];
  return items.length === 0
    ? open + close
    : open + inner + items.join(`,${inner}`) + lineEnd + close;
}

function writeScalar(value: null | boolean | string | ExactNumber): string {
  return typeof value === 'object' && value !== null ? value.digits : JSON.stringify(value);
}
