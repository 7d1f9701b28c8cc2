import { encodeAllowingReserved, encodeStrictly } from './encoding';
import type { ExactJson } from './exact-json';
import { isExactList, isExactObject, toScalarText } from './exact-json';

/** OpenAPI's locations of parameters. */
export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

/** OpenAPI's styles for lists and objects: https://spec.openapis.org/oas/v3.1.1#style-values */
export type ParameterStyle =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  /** OpenAPI 3.2: like `form`, but not encoded, and with `; ` between the pairs. */
  | 'cookie'
  /** Swagger 2.0. */
  | 'tabDelimited';

/** How a parameter is serialized. */
export interface ParameterNotation {
  readonly name: string;
  readonly in: ParameterLocation;
  /** `form` in queries and cookies, otherwise `simple`. */
  readonly style?: ParameterStyle;
  /** True for `form`, otherwise false. */
  readonly explode?: boolean;
  /** Leaves reserved characters unencoded, except those that would end a query value. */
  readonly allowReserved?: boolean;
}

/**
 * Serializes a value: one string in a path (encoded) or a header (unencoded); in a query or cookies, encoded
 * `name=value` strings, none for an absent value.
 */
export function serializeParameter(
  parameter: ParameterNotation,
  value: ExactJson,
): readonly string[] {
  const encode = toEncode(parameter);
  return parameter.in === 'path' || parameter.in === 'header'
    ? [toText(parameter, value, encode)]
    : toPairs(parameter, value, encode).map((pair) => pair.join('='));
}

type Styled = Omit<ParameterNotation, 'in'>;

/** The names and texts of a value in a query, without percent-encoding. */
export function toStyledPairs(styled: Styled, value: ExactJson): readonly Pair[] {
  return toPairs(styled, value, identity);
}

/** Encodes a string for its location. */
type Encode = (text: string) => string;

const identity: Encode = (text) => text;

/** Headers have no encoding of their own: https://spec.openapis.org/oas/v3.1.1#appendix-d-serializing-headers-and-cookies */
function toEncode({ in: location, style, allowReserved }: ParameterNotation): Encode {
  if (location === 'header' || style === 'cookie') return identity;
  if (allowReserved !== true) return encodeStrictly;
  return location === 'path' ? encodeInPath : encodeAllowingReserved;
}

/** These signs would end a segment. */
function encodeInPath(text: string): string {
  return encodeAllowingReserved(text).replaceAll(/[/?]/g, encodeURIComponent);
}

function toText(
  { name, style, explode = false }: Styled,
  value: ExactJson,
  encode: Encode,
): string {
  const members = listMembers(value, encode);
  if (members.length === 0) return '';
  if (style === 'matrix') {
    return toNamedPairs(encode(name), members, explode)
      .map(([own, text]) => (text === '' ? `;${own}` : `;${own}=${text}`))
      .join('');
  }
  const texts = explode ? members.map(toAssignment) : listTexts(members);
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`;
  return texts.join(toDelimiter(style, encode));
}

function toPairs(
  { name, style, explode = !delimiters.has(style) }: Styled,
  value: ExactJson,
  encode: Encode,
): readonly Pair[] {
  if (style === 'deepObject' && isExactObject(value)) {
    return toDeepPairs(encode(name), value, encode);
  }
  const members = listMembers(value, encode);
  return toNamedPairs(encode(name), members, explode, toDelimiter(style, encode));
}

/** The signs between the items of a list, unless it is a comma. Swagger 2.0 has them in paths and headers, too. */
const delimiters: ReadonlyMap<ParameterStyle | undefined, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
  ['tabDelimited', '\t'],
]);

function toDelimiter(style: ParameterStyle | undefined, encode: Encode): string {
  const delimiter = delimiters.get(style);
  return delimiter === undefined ? ',' : encode(delimiter);
}

/** `color[R]=100`. OpenAPI defines only one level; deeper levels follow the same pattern, and lists repeat the name. */
function toDeepPairs(
  name: string,
  value: ReadonlyMap<string, ExactJson>,
  encode: Encode,
): readonly Pair[] {
  return [...value].flatMap(([key, item]) => {
    const path = `${name}${encode('[')}${encode(key)}${encode(']')}`;
    return isExactObject(item)
      ? toDeepPairs(path, item, encode)
      : toNamedPairs(path, listMembers(item, encode), true);
  });
}

/** A name and its value. */
export type Pair = readonly [name: string, value: string];

/** One of the texts of a value, encoded; with its name if the value is an object. */
interface Member {
  readonly name?: string;
  readonly text: string;
}

/** As in RFC 6570, an absent value and an empty list or object have none. */
function listMembers(value: ExactJson, encode: Encode): readonly Member[] {
  if (isExactObject(value)) {
    return [...value]
      .filter(([, item]) => item !== null)
      .map(([name, item]) => ({ name: encode(name), text: encode(toScalarText(item)) }));
  }
  const items = isExactList(value) ? value : [value];
  return items
    .filter((item) => item !== null)
    .map((item) => ({ text: encode(toScalarText(item)) }));
}

/** An exploded value becomes one pair per member, any other value a single pair. */
function toNamedPairs(
  name: string,
  members: readonly Member[],
  explode: boolean,
  delimiter = ',',
): readonly Pair[] {
  if (explode) return members.map(({ name: own = name, text }) => [own, text]);
  return members.length === 0 ? [] : [[name, listTexts(members).join(delimiter)]];
}

function toAssignment({ name, text }: Member): string {
  return name === undefined ? text : `${name}=${text}`;
}

function listTexts(members: readonly Member[]): readonly string[] {
  return members.flatMap(({ name, text }) => (name === undefined ? [text] : [name, text]));
}
