/** A query as the site uses it: no leading space, single spaces, empty if there is nothing else. Behaviour S4.50. */
export function toQueryText(input: string): string {
  return input.replace(/\s+/g, ' ').trimStart();
}
