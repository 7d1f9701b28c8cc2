import { matchesPattern } from './matches-pattern';
import { parsePattern } from './parse-pattern';
import type { Pattern } from './pattern';

/** Whether a text matches a regular expression; it does where that is beyond what we read. */
export function hasPattern(source: string, text: string): boolean {
  const pattern = getPattern(source);
  return pattern === undefined || matchesPattern(pattern, text) !== false;
}

/** The tree of a regular expression, which is read once. */
export function getPattern(source: string): Pattern | undefined {
  const known = patterns.get(source);
  if (known !== undefined || patterns.has(source)) return known;
  const pattern = parsePattern(source);
  patterns.set(source, pattern);
  return pattern;
}

const patterns = new Map<string, Pattern | undefined>();
