import styles from './search-page.module.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { mainIndex } from '../../model/search/index-address';
import type { IndexName } from '../../model/search/index-address';
import { chooseNamedContext, chooseNamedVersion } from '../../model/search/index-choice';
import type { SearchedParts } from '../../model/search/index-choice';
import { toShownQuery } from '../../model/search/query';
import type { PageHead } from '../../model/site/head';
import { toContextLabel } from '../../model/site/search-contexts';
import type { SearchContexts } from '../../model/site/search-contexts';
import { format } from '../../model/text/format';
import { locale } from '../../ui/locale';
import { FormattedText } from '../../ui/text/formatted-text';
import { useHydrated } from '../../ui/use-hydrated';
import { useEarlyText } from '../field/early-text';
import { texts as boxTexts } from '../field/texts';
import { useSearchShortcut } from '../field/use-search-shortcut';
import { FilterBar } from '../filter-bar';
import { NextSteps, listNextSteps } from '../next-steps';
import type { StartLink } from '../next-steps';
import { toAddressedQuery } from '../search-paths';
import { getSiteSearch, usePageIndex } from '../site-search';
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
  readonly searched: SearchedParts;
  readonly starts: readonly StartLink[];
}

/** The results of `/search?q=`. */
export function SearchPage({ searched, starts }: SearchPageProps) {
  const [parameters, setParameters] = useSearchParams();
  // The address is known in the browser only: the prerendered page is the one without a query.
  const hydrated = useHydrated();
  const query = hydrated ? (parameters.get('q') ?? '') : '';
  const indexName = useIndexName(searched, parameters);
  const store = getSiteSearch(indexName).page;
  const { search, result } = useStore(store);
  const [text, setText] = useTextOfQuery(query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void search(query), [query, search]);
  const next = listNextSteps(starts, indexName, searched);
  const shownQuery = toShownQuery(query);
  const title =
    query === '' ? texts.search.emptyTitle : format(texts.search.title, { query: shownQuery });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const focusFirst = useEffectEvent(() => {
    // On a touch screen, the keyboard would cover the results.
    const isCovering = parameters.has('q') && matchMedia('(hover: none)').matches;
    if (!isCovering) input.current?.focus({ preventScroll: true });
  });
  // Not by an attribute: after a navigation, the skip link would take the focus back.
  useEffect(() => focusFirst(), []);
  useSearchShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });
  const set = (name: string, value: string, options: { readonly replace: boolean }) => {
    const next = new URLSearchParams(parameters);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParameters(next, { ...options, preventScrollReset: true });
  };
  const change = (value: string) => {
    setText(value);
    set('q', toAddressedQuery(value), { replace: true });
  };
  useEarlyText(input, (early) => early !== '' && change(early));
  return (
    <main id="content" className={styles['page']}>
      {query === '' ? (
        <h1 key="empty">{title}</h1>
      ) : (
        <h1 key="query">
          <FormattedText
            text={texts.search.title}
            values={{ query: <span translate="no">{shownQuery}</span> }}
          />
        </h1>
      )}
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        placeholder={boxTexts.search.placeholder}
        aria-label={boxTexts.search.label}
        autoComplete="off"
        spellCheck={false}
        className={styles['input']}
        onChange={(event) => change(event.target.value)}
      />
      {searched.contexts !== undefined && (
        <ContextSelect
          contexts={searched.contexts}
          chosen={indexName.context}
          onChoose={(context) => set('ctx', context, { replace: false })}
        />
      )}
      <noscript>
        <p>{texts.search.needsScript}</p>
      </noscript>
      {hydrated && (
        <FilterBar
          query={text}
          offers={result.offers}
          onQuery={(next) => {
            change(next);
            input.current?.focus();
          }}
        />
      )}
      {hydrated && query === '' && <NextSteps label={texts.search.starts} links={next} />}
      {query !== '' && <Results store={store} indexName={indexName} next={next} />}
    </main>
  );
}

interface ContextSelectProps {
  readonly contexts: SearchContexts;
  /** The path of the context; empty for none. */
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

/** Where to search: everywhere or outside of all contexts, or in one of them. */
function ContextSelect({ contexts, chosen, onChoose }: ContextSelectProps) {
  const { everywhere, outside, context } = texts.search;
  return (
    <label className={styles['context']}>
      {context}
      <select
        name="search-context"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{contexts.everywhere === true ? everywhere : outside}</option>
        {contexts.all.map((each) => (
          <option key={each.path} value={each.path}>
            {toContextLabel(each, locale)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The index that the address names, or that of the version that the reader prefers. */
function useIndexName(searched: SearchedParts, parameters: URLSearchParams): IndexName {
  const hydrated = useHydrated();
  const own = usePageIndex('/search', searched);
  if (!hydrated) return mainIndex;
  const version = parameters.get('version') ?? '';
  const context = chooseNamedContext(parameters.get('ctx') ?? '', searched.contexts);
  if (version === '') return { ...own, context };
  const place = { origin: window.location.origin, base: import.meta.env.BASE_URL };
  return { version: chooseNamedVersion(version, searched.versions, place), context };
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
