import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HIGHLIGHT_PARAMETER } from '../model/search/highlight-parameter';

/** Marks the words that the reader came for; the code for it is loaded only when there are any. */
export function usePageHighlight(page: unknown): void {
  const [parameters] = useSearchParams();
  const words = parameters.getAll(HIGHLIGHT_PARAMETER).join('\n');
  useEffect(() => {
    if (words === '') return undefined;
    const shown = new AbortController();
    import('./highlight-page').then(
      ({ highlightPage }) => highlightPage(words.split('\n'), shown.signal),
      (error: unknown) => console.warn('The words of the search cannot be marked.', error),
    );
    return () => shown.abort();
  }, [words, page]);
}
