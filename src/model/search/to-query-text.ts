/** A query as the site uses it: no leading space, single spaces, empty if there is nothing else. */
export function toQueryText(input: string): string {
  return input.replace(/\s+/g, ' ').trimStart();
}
