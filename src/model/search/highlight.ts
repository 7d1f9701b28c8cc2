import { findMatches } from './find-matches';

/** A stretch of a shown text; texts are never HTML. */
export interface Segment {
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the words that matched. */
export function highlight(text: string, tokens: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of findMatches(text, tokens)) {
    segments.push({ text: text.slice(end, match.start), marked: false });
    segments.push({ text: text.slice(match.start, match.end), marked: true });
    end = match.end;
  }
  segments.push({ text: text.slice(end), marked: false });
  return segments.filter((segment) => segment.text !== '');
}
