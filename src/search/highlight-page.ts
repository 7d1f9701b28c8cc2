import { toHighlightTerms } from '../model/search/hit-address';
import { findMatches } from '../model/search/marks';
import { toGroups } from '../model/to-groups';
import { openPlace } from './arrival';

const HIGHLIGHT_NAME = 'search-match';
const MAX_MARKS = 500;

/** A word that stands on a page more often is what the page is about: only its headings are marked. */
const MAX_OF_A_WORD = 24;

/** Text that is typed into the form of an operation changes its samples with each letter. */
const FOLLOW_MS = 100;

/**
 * Marks words in the page's article, and opens the place that the reader came for. When the article changes, such as
 * by code that is rendered anew, it is marked anew; until the signal, which takes the marks away.
 *
 * The marks are the browser's own highlights over text ranges: the document is not changed, so nothing
 * that React rendered can be disturbed, and copied text stays the same.
 */
export function highlightPage(words: readonly string[], signal: AbortSignal): void {
  const terms = toHighlightTerms(words);
  const article = document.querySelector('article');
  if (signal.aborted || terms.length === 0 || article === null) return;
  const first = listRanges(article, terms);
  openPlace(article, first);
  if (typeof Highlight === 'undefined') return;
  mark(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => mark(listRanges(article, terms)), FOLLOW_MS);
  });
  observer.observe(article, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    CSS.highlights.delete(HIGHLIGHT_NAME);
  });
}

function mark(ranges: readonly Range[]): void {
  const words = toGroups(ranges, (range) => [range.toString().toLowerCase()]);
  const marked = [...words.values()].flatMap((own) =>
    own.length > MAX_OF_A_WORD ? own.filter(isInHeading) : own,
  );
  CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...marked));
}

function isInHeading({ startContainer }: Range): boolean {
  return startContainer.parentElement?.closest('h1, h2, h3, h4') !== null;
}

/** The ranges of words in the texts of an element, in their order. */
function listRanges(root: Node, terms: readonly string[]): readonly Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode() && ranges.length < MAX_MARKS) {
    const text = walker.currentNode as Text;
    for (const { start, end } of findMatches(text.data, terms)) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges.slice(0, MAX_MARKS);
}
