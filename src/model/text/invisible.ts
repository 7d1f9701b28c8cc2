/**
 * Characters that are invisible or change when copied: every string escapes them.
 *
 * HTML parsing turns a raw CR into LF, bidi controls reorder the line, and U+2028 ends a line.
 */
export const invisible =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Surrogate}]/gu;

/** Line breaks count only where `multiline` is false. */
export function hasInvisible(
  text: string,
  { multiline }: { readonly multiline: boolean },
): boolean {
  return (multiline ? text.replaceAll('\n', '') : text).search(invisible) !== -1;
}

/** `\u2028`: the escape that JavaScript, Go, Ruby and Python share. */
export function toUnicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
