import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HIGHLIGHT_PARAMETER } from '../model/search/index-address';

/** Marks the words that the reader came for; the code for it is loaded only when there are any. */
export function usePageHighlight(page: unknown): void {
  const [parameters] = useSearchParams();
  const words = parameters.getAll(HIGHLIGHT_PARAMETER).join('\n');
  useEffect(() => {
    if (words === '') return undefined;
    const shown = new AbortController();
    void import('./highlight-page').then(({ highlightPage }) =>
      highlightPage(words.split('\n'), shown.signal),
    );
    return () => shown.abort();
  }, [words, page]);
}
