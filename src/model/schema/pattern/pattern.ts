/**
 * A regular expression as a tree, for patterns of schemas.
 *
 * They are an author's text, and some take JavaScript's own engine years to try: they are read and
 * matched here, and never compiled. Reference: https://json-schema.org/understanding-json-schema/reference/regular_expressions
 */
export type Pattern =
  | CharacterSet
  | { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | Repeat
  | { readonly kind: 'edge'; readonly at: Edge }
  | { readonly kind: 'ahead'; readonly item: Pattern; readonly isNegative: boolean };

/** One character out of some. */
export interface CharacterSet {
  readonly kind: 'set';
  readonly ranges: readonly CharacterRange[];
  /** Names of Unicode properties, such as `L` or `Script=Greek`. */
  readonly properties: readonly string[];
  readonly isNegated: boolean;
}

/** Code points, both included. */
export type CharacterRange = readonly [from: number, to: number];

export interface Repeat {
  readonly kind: 'repeat';
  readonly item: Pattern;
  readonly min: number;
  readonly max: number;
}

export type Edge = 'start' | 'end' | 'word' | 'no-word';

/** Whether a character is one of a set. */
export function isInSet(
  { ranges, properties, isNegated }: CharacterSet,
  character: string,
): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isFound =
    ranges.some(([from, to]) => from <= code && code <= to) ||
    properties.some((property) => hasProperty(character, property));
  return isFound !== isNegated;
}

// The only expressions that are compiled: one character against one property, whose name was checked.
function hasProperty(character: string, property: string): boolean {
  return new RegExp(`^\\p{${property}}$`, 'u').test(character);
}
