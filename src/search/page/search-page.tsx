import styles from './search-page.module.css';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { PageHead } from '../../model/site/head';
import { format } from '../../model/text/format';
import { toErrorText } from '../../model/text/error-text';
import type { SearchResult } from '../../model/search/protocol';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { toCountText } from '../../ui/locale';
import { texts as boxTexts } from '../box/texts';
import { texts } from '../texts';
import { useHydrated } from '../../ui/use-hydrated';
import { SearchError } from '../search-error';
import { toHitLines } from '../hit-lines';
import type { HitLine } from '../hit-lines';
import { HitView } from '../hit-view';
import type { SiteSearch } from '../site-search';
import { getSiteSearch } from '../site-search';

/** The head of the results page, whatever is searched. */
export const searchPageHead: PageHead = {
  path: '/search',
  title: texts.search.emptyTitle,
  description: texts.search.description,
  bareTitle: true,
  noindex: true,
};

/** The results of `/search?q=`. */
export function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  // The address is known in the browser only: the prerendered page is the one without a query.
  const hydrated = useHydrated();
  const query = hydrated ? (parameters.get('q') ?? '') : '';
  const store = getSiteSearch(hydrated ? (parameters.get('version') ?? '') : '').page;
  const search = useStore(store, (state) => state.search);
  const [text, setText] = useTextOfQuery(query);
  useEffect(() => void search(query), [query, search]);
  const title = query === '' ? texts.search.emptyTitle : format(texts.search.title, { query });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const change = (value: string) => {
    setText(value);
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete('q');
    else next.set('q', value);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return (
    <main id="content" className={styles['page']}>
      <h1>{title}</h1>
      <input
        type="search"
        name="q"
        value={text}
        aria-label={boxTexts.search.label}
        autoComplete="off"
        autoFocus
        className={styles['input']}
        onChange={(event) => change(event.target.value)}
      />
      <noscript>
        <p>{texts.search.needsScript}</p>
      </noscript>
      <Results query={query} store={store} />
    </main>
  );
}

/** The text in the field; a query from elsewhere, such as Back, replaces it. */
function useTextOfQuery(query: string): [string, (text: string) => void] {
  const [state, setState] = useState({ query, text: query });
  const text = state.query !== query && query !== '' ? query : state.text;
  return [text, (typed) => setState({ query, text: typed })];
}

interface ResultsProps {
  readonly query: string;
  readonly store: SiteSearch['page'];
}

function Results({ query, store }: ResultsProps) {
  const { index, result, answered, error, load, search } = useStore(store);
  if (query === '') return null;
  if (index === 'failed') {
    return (
      <div className={styles['failure']} role="status">
        <p>{error instanceof SearchError ? texts.search.failedAdvice : toErrorText(error)}</p>
        <Button onClick={() => void load().then(() => search(query))}>{texts.search.retry}</Button>
      </div>
    );
  }
  const isAnswered = index === 'done' && answered !== '';
  return (
    <>
      <p role="status" className={styles['count']}>
        {isAnswered ? toFoundText(result) : texts.search.loading}
      </p>
      {result.missing === 'failed' && (
        <div className={styles['failure']}>
          <p role="alert">{texts.search.textsFailed}</p>
          <Button onClick={() => void search(query)}>{texts.search.retry}</Button>
        </div>
      )}
      {toHitLines(result.hits).map((line) => (
        <Result key={line.key} line={line} />
      ))}
    </>
  );
}

/** How many pages were found, and for which query. Without all texts, nobody knows that there are none. */
function toFoundText({ total, correction, missing }: SearchResult): string {
  if (total === 0) return missing === 'failed' ? '' : texts.search.noneFound;
  const found = toCountText(texts.search.found, total);
  if (correction === undefined) return found;
  return `${found}. ${format(texts.search.corrected, { correction })}`;
}

function Result({ line }: { readonly line: HitLine }) {
  const Heading = line.isPart ? 'h3' : 'h2';
  return (
    <article className={styles['result']} data-part={line.isPart || undefined}>
      <HitView
        line={line}
        wrapTitle={(title) => (
          <Heading>
            <Link href={line.path}>{title}</Link>
          </Heading>
        )}
      />
    </article>
  );
}
