import styles from './search-page.module.css';
import { useId } from 'react';
import { useStore } from 'zustand';
import type { HitCounts } from '../../model/search/hits';
import type { IndexName } from '../../model/search/index-address';
import { format } from '../../model/text/format';
import { Button } from '../../ui/button';
import { toHitGroups } from '../hit-lines';
import type { HitLines } from '../hit-lines';
import { GroupName, HitView } from '../hit-view';
import { NextSteps, hasNothing } from '../next-steps';
import type { StartLink } from '../next-steps';
import { SearchStatus } from '../search-status';
import type { SiteSearch } from '../site-search';
import { texts } from '../texts';

export interface ResultsProps {
  readonly store: SiteSearch['page'];
  readonly indexName: IndexName;
  /** Where to go on when nothing is found. */
  readonly next: readonly StartLink[];
}

/** The hits of a query, by group, or the reason why there are none. */
export function Results({ store, indexName, next }: ResultsProps) {
  const state = useStore(store);
  const { hits, counts } = state.result;
  const listed = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <SearchStatus store={store} indexName={indexName} none={texts.search.noneFound} />
      {hasNothing(state) && <NextSteps label={texts.search.next} links={next} />}
      {toHitGroups(hits).map((group) => (
        <Group key={group.group} {...group} counts={counts} />
      ))}
      {hits.length < listed && (
        <div className={styles['more']}>
          <Button onClick={() => void state.more()}>{texts.search.more}</Button>
          <span>{format(texts.search.shown, { shown: hits.length, total: listed })}</span>
        </div>
      )}
    </>
  );
}

function Group({ group, lines, counts }: HitLines & { readonly counts: HitCounts }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        <GroupName group={group} counts={counts} />
      </h2>
      {lines.map((line) => (
        <article key={line.key} className={styles['result']} data-part={line.part}>
          <HitView line={line} Heading={line.part === undefined ? 'h3' : 'h4'} />
        </article>
      ))}
    </section>
  );
}
