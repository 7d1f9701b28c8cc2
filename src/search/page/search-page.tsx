import styles from './search-page.module.css';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import type { SearchedVersion } from '../../model/search/index-choice';
import { chooseNamedIndex, choosePageIndex } from '../../model/search/index-choice';
import type { PageHead } from '../../model/site/head';
import { format } from '../../model/text/format';
import { useHydrated } from '../../ui/use-hydrated';
import { useVersionPreferenceStore } from '../../ui/version-preference-store';
import { texts as boxTexts } from '../field/texts';
import { useSearchShortcut } from '../field/use-search-shortcut';
import { FilterBar } from '../filter-bar';
import { getSiteSearch } from '../site-search';
import { texts } from '../texts';
import { Results } from './results';

/** The head of the results page, whatever is searched. */
export const searchPageHead: PageHead = {
  path: '/search',
  title: texts.search.emptyTitle,
  description: texts.search.description,
  bareTitle: true,
  keepsTitle: true,
  noindex: true,
  follow: true,
};

export interface SearchPageProps {
  readonly versions: readonly SearchedVersion[];
}

/** The results of `/search?q=`. */
export function SearchPage({ versions }: SearchPageProps) {
  const [parameters, setParameters] = useSearchParams();
  // The address is known in the browser only: the prerendered page is the one without a query.
  const hydrated = useHydrated();
  const query = hydrated ? (parameters.get('q') ?? '') : '';
  const store = getSiteSearch(useIndexPath(versions, parameters.get('version'))).page;
  const { search, result, answered } = useStore(store);
  const [text, setText] = useTextOfQuery(query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void search(query), [query, search]);
  const title = query === '' ? texts.search.emptyTitle : format(texts.search.title, { query });
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Not by an attribute: after a navigation, the skip link would take the focus back.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useSearchShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });
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
        ref={input}
        type="search"
        name="q"
        value={text}
        aria-label={boxTexts.search.label}
        autoComplete="off"
        spellCheck={false}
        className={styles['input']}
        onChange={(event) => change(event.target.value)}
      />
      <noscript>
        <p>{texts.search.needsScript}</p>
      </noscript>
      {hydrated && (
        <FilterBar
          query={text}
          offers={answered !== '' ? result.offers : []}
          onQuery={(next) => {
            change(next);
            input.current?.focus();
          }}
        />
      )}
      <Results query={query} store={store} />
    </main>
  );
}

/** The index that the address names, or that of the version that the reader prefers. */
function useIndexPath(versions: readonly SearchedVersion[], version: string | null): string {
  const hydrated = useHydrated();
  const preferred = useVersionPreferenceStore(({ name }) => name);
  if (!hydrated) return '';
  if (version === null || version === '') return choosePageIndex('/search', versions, preferred);
  const { origin } = window.location;
  return chooseNamedIndex(version, versions, { origin, base: import.meta.env.BASE_URL });
}

/** The text in the field: what is typed, until another entry of the history is opened, such as by Back. */
function useTextOfQuery(query: string): [string, (text: string) => void] {
  const { key } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${query}`;
  const [typed, setTyped] = useState<{ readonly entry: string; readonly text: string }>();
  // Typing replaces the address, which follows later on a slow device.
  const isTyped = typed !== undefined && (typed.entry === entry || type === NavigationType.Replace);
  return [isTyped ? typed.text : query, (text) => setTyped({ entry, text })];
}
