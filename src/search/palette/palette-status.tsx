import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { toErrorText } from '../../model/text/error-text';
import { toFoundText } from '../found-text';
import { Correction } from '../correction';
import { SearchError } from '../search-client';
import type { SiteSearch } from '../site-search';
import { texts } from '../texts';

export interface PaletteStatusProps extends Pick<SiteSearch, 'box'> {
  readonly onQuery: (query: string) => void;
}

/** How many pages were found, or why there are none; a screen reader says it when it changes. */
export function PaletteStatus({ box, onQuery }: PaletteStatusProps) {
  const { index, result, query, answered, error, load, search } = useStore(box);
  const isLate = useLate(answered === query ? '' : query);
  if (index === 'failed' || result.missing === 'failed') {
    return (
      <p className="palette-status" role="status">
        <span>{index === 'failed' ? toFailureText(error) : texts.search.textsFailed}</span>{' '}
        <button type="button" data-retry="" onClick={() => void load().then(() => search(query))}>
          {texts.search.retry}
        </button>
      </p>
    );
  }
  // Those of fewer letters are listed until the answer: a line that came and went would move them twice.
  const isListed = answered === query || result.total > 0;
  const found = query !== '' && isListed ? toFoundText(result, texts.search.none) : '';
  const text = (index === 'loading' && query !== '') || isLate ? texts.search.loading : found;
  return (
    <p className={text === '' ? 'visually-hidden' : 'palette-status'} role="status">
      <span>{text}</span>
      {text === found && found !== '' && result.correction !== undefined && (
        <span key={result.correction}>
          {'. '}
          <Correction>
            <button type="button" onClick={() => onQuery(result.correction ?? '')}>
              {result.correction}
            </button>
          </Correction>
        </span>
      )}
    </p>
  );
}

/** True once a query has waited for `LATE_MS`; an empty one expects no answer. */
function useLate(query: string): boolean {
  const [late, setLate] = useState('');
  useEffect(() => {
    if (query === '') return undefined;
    const timer = setTimeout(() => setLate(query), LATE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return query !== '' && late === query;
}

/** A worker that answers takes a few milliseconds; one that hangs is replaced after five seconds. */
const LATE_MS = 1000;

function toFailureText(error: unknown): string {
  return error instanceof SearchError ? texts.search.failed : toErrorText(error);
}
