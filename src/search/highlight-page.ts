import { toHighlightTerms } from '../model/search/hit-address';
import { openPlace } from './arrival';
import { createPageMarks } from './page-marks';

const HIGHLIGHT_NAME = 'search-match';

/**
 * Marks words in the page's article, and opens the place that the reader came for. Text that changes is marked
 * again, such as code that is rendered anew; until the signal, which takes the marks away.
 *
 * The marks are the browser's own highlights over text ranges: the document is not changed, so nothing
 * that React rendered can be disturbed, and copied text stays the same.
 */
export function highlightPage(words: readonly string[], signal: AbortSignal): void {
  const terms = toHighlightTerms(words);
  const article = document.querySelector('article');
  if (signal.aborted || terms.length === 0 || article === null) return;
  const marks = createPageMarks(article, terms);
  openPlace(article, marks.ranges);
  if (typeof Highlight === 'undefined') return;
  const highlight = new Highlight(...marks.ranges);
  CSS.highlights.set(HIGHLIGHT_NAME, highlight);
  const observer = new MutationObserver((changes) => marks.follow(changes, highlight));
  observer.observe(article, { subtree: true, childList: true, characterData: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    CSS.highlights.delete(HIGHLIGHT_NAME);
  });
}
