/** The quote that needs fewer escapes in a text, the preferred one if both need as many. */
export function chooseQuote(text: string, preferred: string, other: string): string {
  return text.split(other).length < text.split(preferred).length ? other : preferred;
}
