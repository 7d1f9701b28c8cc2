import { assertNever } from '../assert-never';

/** A name and its value. */
export type Pair = readonly [name: string, value: string];

/** A value with its texts encoded, still without delimiters. */
export type EncodedValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'scalar'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly pairs: readonly Pair[] };

/** Encodes a text for where it is to stand. */
export type Encode = (text: string) => string;

/** As in RFC 6570 an absent value or an empty list or object is none. */
export function toEncodedValue(value: unknown, encode: Encode): EncodedValue {
  if (Array.isArray(value)) {
    const items = value.filter(isPresent).map((item) => encode(toScalarText(item)));
    return items.length === 0 ? { kind: 'none' } : { kind: 'list', items };
  }
  if (isRecord(value)) {
    const pairs = Object.entries(value)
      .filter(([, item]) => isPresent(item))
      .map(([name, item]) => [encode(name), encode(toScalarText(item))] as const);
    return pairs.length === 0 ? { kind: 'none' } : { kind: 'object', pairs };
  }
  return isPresent(value)
    ? { kind: 'scalar', text: encode(toScalarText(value)) }
    : { kind: 'none' };
}

/** OpenAPI does not say how lists and objects look inside of others; JSON at least loses nothing. */
function toScalarText(value: unknown): string {
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'string' ? value : `${value as number | boolean | bigint}`;
}

/** Exploded values become one pair for each member, others one pair for all. */
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

/** The texts of a value to be joined by a delimiter. */
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

/** Whether a value is an object, and no list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
