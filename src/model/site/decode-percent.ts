/** Decodes percent-encoding; a text whose percent signs encode nothing is taken as it stands. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
