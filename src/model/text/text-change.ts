/** The part of a text in which it differs from another one: offsets in whole words, such as a value that grows. */
export interface TextChange {
  readonly start: number;
  readonly end: number;
}

/** What ends a word in code and in URLs. */
const BOUNDARY = /[\s"'`&?=,;:(){}[\]]/;

/** The smallest range of words in which a text differs from the one before; undefined if it only lost whole words. */
export function toTextChange(before: string, after: string): TextChange | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  let end = after.length - same;
  if (start === end && BOUNDARY.test(after.charAt(start - 1))) return undefined;
  while (start < end && BOUNDARY.test(after.charAt(start))) start += 1;
  while (start < end && BOUNDARY.test(after.charAt(end - 1))) end -= 1;
  while (start > 0 && !BOUNDARY.test(after.charAt(start - 1))) start -= 1;
  while (end < after.length && !BOUNDARY.test(after.charAt(end))) end += 1;
  return start < end ? { start, end } : undefined;
}
