/** A part of an interface text: literal words, or the name of a placeholder. */
export type TextPart = { readonly words: string } | { readonly name: string };

const PLACEHOLDER = /\{(\w+)\}/g;

/** Replaces `{name}` with its value; a name without a value stays as it is. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Splits a text at its placeholders, for values that are not plain text. */
export function toTextParts(text: string): readonly TextPart[] {
  // Every second item is the match of the pattern's group.
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? { words: part } : { name: part }))
    .filter((part) => !('words' in part) || part.words !== '');
}

/** The distinct placeholder names of a text. */
export function listPlaceholders(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}
