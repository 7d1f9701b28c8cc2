import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { mainIndex } from '../model/search/index-address';
import type { IndexName } from '../model/search/index-address';
import type { SearchResult } from '../model/search/protocol';
import { toErrorText } from '../model/text/error-text';
import { Link } from '../ui/link';
import { toCountText } from '../ui/locale';
import { FormattedText } from '../ui/text/formatted-text';
import { SearchError } from './search-client';
import { toSearchPath } from './search-paths';
import type { SearchState } from './search-store';
import styles from './search-status.module.css';
import { texts } from './texts';

export interface SearchStatusProps {
  readonly store: StoreApi<SearchState>;
  readonly indexName: IndexName;
  /** Says that there is nothing. */
  readonly none: string;
  /** Takes the query as it was probably meant; without it, a link leads there. */
  readonly onQuery?: (query: string) => void;
}

/** How many pages were found, or why there are none; a screen reader says it when it changes. */
export function SearchStatus({ store, indexName, none, onQuery }: SearchStatusProps) {
  const { index, query, answered, result } = useStore(store);
  const isLate = useLate(answered === query ? '' : query);
  const isLoading = query !== '' && (index === 'loading' || isLate);
  // Those of the last answer stay until the next: a line that came and went would move the list twice.
  const found = answered === '' || index === 'failed' ? '' : toFoundText(result, none);
  const text = isLoading ? texts.search.loading : found;
  const isFailed = index === 'failed' || result.missing === 'failed';
  const isCorrected = text !== '' && !isLoading && result.correction !== undefined;
  return (
    <p role="status" className={text === '' && !isFailed ? 'visually-hidden' : styles['status']}>
      <span>{text}</span>
      {isCorrected && (
        <span key={result.correction}>
          {'. '}
          <FormattedText
            text={texts.search.corrected}
            values={{ correction: toCorrection(result.correction ?? '', indexName, onQuery) }}
          />
        </span>
      )}
      {isFailed && <Failure store={store} />}
    </p>
  );
}

/** How many pages were found; `none` says that there are none. */
function toFoundText({ total, isPartial, missing, offers }: SearchResult, none: string): string {
  // Without all texts, nobody knows that there are none; a filter that is being typed finds nothing yet.
  if (total === 0) return missing === 'failed' || offers.length > 0 ? '' : none;
  // The number grows when the texts are there.
  return toCountText(isPartial ? texts.search.foundSoFar : texts.search.found, total);
}

function toCorrection(query: string, indexName: IndexName, onQuery: SearchStatusProps['onQuery']) {
  if (onQuery === undefined)
    return (
      <Link href={toSearchPath(query, indexName)} translate="no">
        {query}
      </Link>
    );
  return (
    <button type="button" translate="no" onClick={() => onQuery(query)}>
      {query}
    </button>
  );
}

/** Why nothing, or not all, can be searched; an address of no version cannot be tried again. */
function Failure({ store }: Pick<SearchStatusProps, 'store'>) {
  const { index, error, query, load, search } = useStore(store);
  if (index === 'failed' && !(error instanceof SearchError))
    return (
      <>
        <span>{toErrorText(error)}</span>{' '}
        <Link href={toSearchPath(query, mainIndex)}>{texts.search.withoutVersion}</Link>
      </>
    );
  const { failedAdvice, textsFailed, retry } = texts.search;
  return (
    <>
      <span>{index === 'failed' ? failedAdvice : textsFailed}</span>{' '}
      <button type="button" data-retry="" onClick={() => void load().then(() => search(query))}>
        {retry}
      </button>
    </>
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
