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
  const chosen = readTypedFilters(query).filters.map(toFilterText);
  // The last one is still typed while values are offered for it.
  const isTyping = offers.some(({ count }) => count !== undefined);
  const chips = isTyping ? chosen.slice(0, -1) : chosen;
  const shown: readonly (FilterOffer & { readonly isChosen?: true })[] = [
    ...chips.map(
      (text, at) => ({ text, query: withoutFilter(query, at), isChosen: true }) as const,
    ),
    ...(query.trim() === '' ? names : offers),
  ];
  if (shown.length === 0) return null;
  const { filters, removeFilter, addFilter } = texts.search;
  return (
    <div role="group" aria-label={filters} className={styles['filters']}>
      {shown.map(({ text, count, query: next, isChosen }, index) => (
        <button
          key={`${index} ${text}`}
          type="button"
          aria-label={format(isChosen ? removeFilter : addFilter, { filter: text })}
          data-chosen={isChosen}
          onClick={() => onQuery(next)}
        >
          <code translate="no">{text}</code>
          {count !== undefined && <small>{count}</small>}
          {isChosen && <Icon name="close" size={12} />}
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
