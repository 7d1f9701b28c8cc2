/** A part of an interface text: words as they are, or the name of a placeholder. */
export type TextPart = { readonly words: string } | { readonly name: string };

const PLACEHOLDER = /\{(\w+)\}/g;

/** Puts values in the places of `{name}`; a name without a value stays as it is. */
export function format(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** Cuts a text at its placeholders, for values that are more than words. */
export function toTextParts(text: string): readonly TextPart[] {
  // What a group of the pattern matched comes at every second place.
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? { words: part } : { name: part }))
    .filter((part) => !('words' in part) || part.words !== '');
}

/** The names of a text's placeholders, each once. */
export function listPlaceholders(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name))];
}
