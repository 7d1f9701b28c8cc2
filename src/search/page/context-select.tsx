import styles from './search-page.module.css';
import type { SearchContexts } from '../../model/site/search-contexts';
import { toContextLabel } from '../../model/site/search-contexts';
import { locale } from '../../ui/locale';
import { texts } from '../texts';

export interface ContextSelectProps {
  readonly contexts: SearchContexts;
  /** The path of the context; empty for none. */
  readonly chosen: string;
  readonly onChoose: (path: string) => void;
}

/** Where to search: everywhere or outside of all contexts, or in one of them. */
export function ContextSelect({ contexts, chosen, onChoose }: ContextSelectProps) {
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
