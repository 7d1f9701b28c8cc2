import styles from './filter-bar.module.css';
import type { FilterOffer } from '../model/search/filters';
import { filterKeys, readTypedFilters, toFilterText, withoutFilter } from '../model/search/filters';
import { format } from '../model/text/format';
import { Icon } from '../ui/icon';
import { texts } from './texts';

export interface FilterBarProps {
  readonly query: string;
  /** Filters that may complete the query. */
  readonly offers: readonly FilterOffer[];
  /** Takes the query with a filter more or less. */
  readonly onQuery: (query: string) => void;
}

/** The filters of a query, which can be removed, and those that may complete it. */
export function FilterBar({ query, offers, onQuery }: FilterBarProps) {
  const shown = query.trim() === '' ? names : offers;
  const chosen = readTypedFilters(query).filters.map(toFilterText);
  // The last one is still typed while values are offered for it.
  const isTyping = offers.some(({ count }) => count !== undefined);
  const chips = isTyping ? chosen.slice(0, -1) : chosen;
  if (shown.length === 0 && chips.length === 0) return null;
  return (
    <div role="group" aria-label={texts.search.filters} className={styles['filters']}>
      {chips.map((filter, index) => (
        <button
          key={`${index} ${filter}`}
          type="button"
          className={styles['chip']}
          aria-label={format(texts.search.removeFilter, { filter })}
          onClick={() => onQuery(withoutFilter(query, index))}
        >
          <code translate="no">{filter}</code>
          <Icon name="close" size={12} />
        </button>
      ))}
      {shown.map(({ text, count, query: next }) => (
        <button
          key={text}
          type="button"
          className={styles['offer']}
          aria-label={format(texts.search.addFilter, { filter: text })}
          onClick={() => onQuery(next)}
        >
          <code translate="no">{text}</code>
          {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}

/** The filters that an empty query offers. */
const names: readonly FilterOffer[] = filterKeys.map((key) => ({
  text: `${key}:`,
  query: `${key}:`,
}));
