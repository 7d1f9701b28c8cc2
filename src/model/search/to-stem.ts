/**
 * Turns an English plural into its singular, so that `teams` finds `team`.
 *
 * Only plurals: whatever else an ending adds (`created`, `creating`) is found by prefix.
 * The rules are Harman's "S stemmer", with the sibilants (`addresses`, `boxes`) added.
 */
export function toStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word)) return word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:us|ss|is)$/.test(word)) return word;
  return word.slice(0, -1);
}
