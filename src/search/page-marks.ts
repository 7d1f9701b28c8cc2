import { findMatches } from '../model/search/marks';

const MAX_MARKS = 500;

/** The ranges of some words in an element. */
export interface PageMarks {
  /** In the order of the text, as it was first. */
  readonly ranges: readonly Range[];
  /** Marks what has changed; the rest of the element is not read again. */
  readonly follow: (changes: readonly MutationRecord[], marked: MarkedRanges) => void;
}

/** The part of a highlight that its ranges are put into. */
export type MarkedRanges = Pick<Set<AbstractRange>, 'add' | 'delete' | 'size'>;

/** Finds words in the texts of an element. */
export function createPageMarks(root: Node, terms: readonly string[]): PageMarks {
  /** By their texts: a range leaves a text that is taken out, and is empty in one that is written anew. */
  const known = new Map<Text, readonly Range[]>();
  const toRanges = (text: Text, limit: number) =>
    findMatches(text.data, terms)
      .slice(0, limit)
      .map(({ start, end }) => toRange(text, start, end));

  function mark(text: Text, count: number): readonly Range[] {
    const ranges = toRanges(text, MAX_MARKS - count);
    if (ranges.length > 0) known.set(text, ranges);
    return ranges;
  }

  const first: Range[] = [];
  for (const text of listTexts(root)) first.push(...mark(text, first.length));

  return {
    ranges: first,
    follow(changes, marked) {
      const changed = new Set(changes.flatMap(listChangedTexts));
      for (const [text, ranges] of known) {
        if (root.contains(text) && !changed.has(text)) continue;
        for (const range of ranges) marked.delete(range);
        known.delete(text);
      }
      for (const text of changed)
        if (root.contains(text)) for (const range of mark(text, marked.size)) marked.add(range);
    },
  };
}

/** The texts that were written anew or put in. */
function listChangedTexts({ type, target, addedNodes }: MutationRecord): readonly Text[] {
  const nodes = type === 'characterData' ? [target] : [...addedNodes];
  return nodes.flatMap(listTexts);
}

function listTexts(root: Node): readonly Text[] {
  if (root instanceof Text) return [root];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function toRange(text: Text, start: number, end: number): Range {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}
