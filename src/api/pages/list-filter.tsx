import { useState } from 'react';
import { format } from '../../model/text/format';
import { useHydrated } from '../../ui/use-hydrated';
import styles from './pages.module.css';
import { texts } from './texts';

/** A list that fits on a screen needs no filter. */
const FEWEST = 20;

/** Keeps the entries of a long list that have all words a reader types, in any part of their texts. */
export function useListFilter<T>(
  entries: readonly T[],
  listTexts: (entry: T) => readonly string[],
) {
  const [query, setQuery] = useState('');
  const words = fold(query).split(/\s+/);
  const shown = entries.filter((entry) => {
    const text = fold(listTexts(entry).join(' '));
    return words.every((word) => text.includes(word));
  });
  return { query, setQuery, shown, total: entries.length };
}

/** Case, accents and full-width letters make no difference. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

export interface ListFilterProps {
  readonly label: string;
  readonly filter: Pick<ReturnType<typeof useListFilter>, 'query' | 'setQuery' | 'total'> & {
    readonly shown: readonly unknown[];
  };
}

/** The field of a filter, and how many entries it leaves; nothing above a short list. */
export function ListFilter({ label, filter }: ListFilterProps) {
  const isHydrated = useHydrated();
  const { query, setQuery, shown, total } = filter;
  if (total < FEWEST) return null;
  return (
    <p className={styles['filter']} data-search-skip="">
      <input
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        disabled={!isHydrated}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <span role="status">
        {query.trim() !== '' && format(texts.filter.count, { shown: shown.length, total })}
      </span>
    </p>
  );
}
