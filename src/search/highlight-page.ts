import { findMatches } from '../model/search/highlighting';
import { toHighlightTerms } from '../model/search/hit-address';
import { openPlace } from './arrival';

const HIGHLIGHT_NAME = 'search-match';
const MAX_MARKS = 500;

/**
 * Marks words in the page's article, and opens the place that the reader came for.
 *
 * The marks are the browser's own highlights over text ranges: the document is not changed, so nothing
 * that React rendered can be disturbed, and copied text stays the same.
 */
export function highlightPage(words: readonly string[]): void {
  const canMark = typeof Highlight !== 'undefined';
  if (canMark) CSS.highlights.delete(HIGHLIGHT_NAME);
  const terms = toHighlightTerms(words);
  const article = document.querySelector('article');
  if (terms.length === 0 || article === null) return;
  const ranges = listTexts(article)
    .flatMap((node) => toRanges(node, terms))
    .slice(0, MAX_MARKS);
  if (canMark) CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...ranges));
  openPlace(article, ranges);
}

function listTexts(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function toRanges(node: Text, terms: readonly string[]): readonly Range[] {
  return findMatches(node.data, terms).map(({ start, end }) => {
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
}
