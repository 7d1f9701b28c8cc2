import { isObject } from '../json-object';
import { assertNever } from '../assert-never';
import { encodeAllowingReserved, encodeStrictly } from './encoding';

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
  value: unknown,
): readonly string[] {
  const encode = toEncode(parameter);
  switch (parameter.in) {
    case 'path':
    case 'header':
      return [toText(parameter, toEncodedValue(value, encode), encode)];
    case 'query':
    case 'cookie':
      return toPairs(parameter, value, encode).map((pair) => pair.join('='));
    default:
      return assertNever(parameter.in);
  }
}

/** The names and texts of a value in a query, without percent-encoding. */
export function toStyledPairs(
  notation: Omit<ParameterNotation, 'in'>,
  value: unknown,
): readonly Pair[] {
  return toPairs({ ...notation, in: 'query' }, value, identity);
}

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

function toText(parameter: ParameterNotation, value: EncodedValue, encode: Encode): string {
  if (value.kind === 'none') return '';
  switch (parameter.style) {
    case 'matrix':
      return toNamedPairs(encode(parameter.name), value, parameter.explode ?? false)
        .map(([name, text]) => (text === '' ? `;${name}` : `;${name}=${text}`))
        .join('');
    case 'label':
      return `.${toMembers(value, parameter.explode ?? false).join(parameter.explode ? '.' : ',')}`;
    case 'simple':
    case 'form':
    case 'cookie':
    case 'spaceDelimited':
    case 'pipeDelimited':
    case 'tabDelimited':
    case 'deepObject':
    case undefined: {
      // Swagger 2.0 has lists with other delimiters here, too.
      const delimiter = findDelimiter(parameter.style);
      return toMembers(value, parameter.explode ?? false).join(
        delimiter === undefined ? ',' : encode(delimiter),
      );
    }
    default:
      return assertNever(parameter.style);
  }
}

function toPairs(parameter: ParameterNotation, value: unknown, encode: Encode): readonly Pair[] {
  const name = encode(parameter.name);
  const { style, explode } = parameter;
  if (style === 'deepObject' && isObject(value)) return toDeepPairs(name, value, encode);
  const delimiter = findDelimiter(style);
  const isExploded = explode ?? delimiter === undefined;
  return toNamedPairs(
    name,
    toEncodedValue(value, encode),
    isExploded,
    delimiter === undefined ? ',' : encode(delimiter),
  );
}

/** The sign between the items of a list, unless it is a comma. */
function findDelimiter(style: ParameterStyle | undefined): string | undefined {
  switch (style) {
    case 'spaceDelimited':
      return ' ';
    case 'pipeDelimited':
      return '|';
    case 'tabDelimited':
      return '\t';
    case 'form':
    case 'cookie':
    case 'deepObject':
    case 'matrix':
    case 'label':
    case 'simple':
    case undefined:
      return undefined;
    default:
      return assertNever(style);
  }
}

/** `color[R]=100`. OpenAPI defines only one level; deeper levels follow the same pattern, and lists repeat the name. */
function toDeepPairs(
  name: string,
  value: Readonly<Record<string, unknown>>,
  encode: Encode,
): readonly Pair[] {
  return Object.entries(value).flatMap(([key, item]) => {
    const path = `${name}${encode('[')}${encode(key)}${encode(']')}`;
    if (isObject(item)) return toDeepPairs(path, item, encode);
    return toNamedPairs(path, toEncodedValue(item, encode), true);
  });
}

/** A name and its value. */
export type Pair = readonly [name: string, value: string];

/** A value with its strings encoded, before delimiters are added. */
export type EncodedValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly pairs: readonly Pair[] };

/** Encodes a string for its location. */
export type Encode = (text: string) => string;

/** Encodes a value. As in RFC 6570, an absent value and an empty list or object count as none. */
export function toEncodedValue(value: unknown, encode: Encode): EncodedValue {
  if (Array.isArray(value)) {
    const items = value.filter(isPresent).map((item) => encode(toScalarText(item)));
    return items.length === 0 ? { kind: 'none' } : { kind: 'list', items };
  }
  if (isObject(value)) {
    const pairs = Object.entries(value)
      .filter(([, item]) => isPresent(item))
      .map(([name, item]) => [encode(name), encode(toScalarText(item))] as const);
    return pairs.length === 0 ? { kind: 'none' } : { kind: 'object', pairs };
  }
  return isPresent(value)
    ? { kind: 'scalar', text: encode(toScalarText(value)) }
    : { kind: 'none' };
}

/** OpenAPI does not define nested lists and objects; JSON at least keeps everything. */
function toScalarText(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : `${value as number | boolean | bigint}`;
}

/** An exploded value becomes one pair per member, any other value a single pair. */
export function toNamedPairs(
  name: string,
  value: EncodedValue,
  explode: boolean,
  delimiter = ',',
): readonly Pair[] {
  if (value.kind === 'none') return [];
  if (explode && value.kind === 'list') return value.items.map((item) => [name, item]);
  if (explode && value.kind === 'object') return value.pairs;
  return [[name, toMembers(value, false).join(delimiter)]];
}

/** The strings of a value, to be joined with a delimiter. */
export function toMembers(value: EncodedValue, explode: boolean): readonly string[] {
  switch (value.kind) {
    case 'none':
      return [];
    case 'scalar':
      return [value.text];
    case 'list':
      return value.items;
    case 'object':
      return value.pairs.flatMap((pair) => (explode ? [pair.join('=')] : pair));
    default:
      return assertNever(value);
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
