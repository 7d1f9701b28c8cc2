import styles from './search-page.module.css';
import { useId } from 'react';
import { useStore } from 'zustand';
import type { HitCounts } from '../../model/search/hit-groups';
import { mainIndex } from '../../model/search/index-address';
import type { IndexName } from '../../model/search/index-address';
import type { SearchResult } from '../../model/search/protocol';
import { format } from '../../model/text/format';
import { toErrorText } from '../../model/text/error-text';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { Correction } from '../correction';
import { toFoundText } from '../found-text';
import { groupNames } from '../group-names';
import { toHitGroups } from '../hit-lines';
import type { HitLine, HitLines } from '../hit-lines';
import { HitView } from '../hit-view';
import type { TitleProps } from '../hit-view';
import type { StartLink } from '../next-steps';
import { SearchError } from '../search-client';
import { toSearchPath } from '../search-paths';
import type { SiteSearch } from '../site-search';
import { texts } from '../texts';
import { NextSteps } from './next-steps';

export interface ResultsProps {
  readonly query: string;
  readonly store: SiteSearch['page'];
  readonly indexName: IndexName;
  /** Where to go on when nothing is found. */
  readonly next: readonly StartLink[];
}

/** The hits of a query, by group, or the reason why there are none. */
export function Results({ query, store, indexName, next }: ResultsProps) {
  const { index, result, answered, error, load, search, more } = useStore(store);
  if (query === '') return null;
  if (index === 'failed') {
    const retry = () => void load().then(() => search(query));
    return (
      <>
        <Failure error={error} query={query} onRetry={retry} />
        <NextSteps label={texts.search.next} links={next} />
      </>
    );
  }
  const isAnswered = index === 'done' && answered !== '';
  const { hits, total } = result;
  return (
    <>
      <p role="status" className={styles['count']}>
        <span>
          {isAnswered ? toFoundText(result, texts.search.noneFound) : texts.search.loading}
        </span>
        {isAnswered && result.correction !== undefined && (
          <span key={result.correction}>
            {'. '}
            <Correction>
              <Link href={toSearchPath(result.correction, indexName)}>{result.correction}</Link>
            </Correction>
          </span>
        )}
      </p>
      {result.missing === 'failed' && (
        <div className={styles['failure']}>
          <p role="alert">{texts.search.textsFailed}</p>
          <Button onClick={() => void search(query)}>{texts.search.retry}</Button>
        </div>
      )}
      {isAnswered && total === 0 && isSettled(result) && result.offers.length === 0 && (
        <NextSteps label={texts.search.next} links={next} />
      )}
      {toHitGroups(hits).map((group) => (
        <Group key={group.group} {...group} counts={result.counts} />
      ))}
      {hits.length < total && (
        <div className={styles['more']}>
          <Button onClick={() => void more()}>{texts.search.more}</Button>
          <span>{format(texts.search.shown, { shown: `${hits.length}`, total: `${total}` })}</span>
        </div>
      )}
    </>
  );
}

/** True once no more hits are pending. */
function isSettled({ missing }: SearchResult): boolean {
  return missing === undefined || missing === 'failed';
}

interface FailureProps {
  readonly error: unknown;
  readonly query: string;
  readonly onRetry: () => void;
}

/** Why nothing can be searched; an address of no version cannot be tried again. */
function Failure({ error, query, onRetry }: FailureProps) {
  const isTransient = error instanceof SearchError;
  return (
    <div className={styles['failure']} role="status">
      <p>{isTransient ? texts.search.failedAdvice : toErrorText(error)}</p>
      {isTransient ? (
        <Button onClick={onRetry}>{texts.search.retry}</Button>
      ) : (
        <Link href={toSearchPath(query, mainIndex)}>{texts.search.withoutVersion}</Link>
      )}
    </div>
  );
}

function Group({ group, lines, counts }: HitLines & { readonly counts: HitCounts }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['group']}>
        {groupNames[group]} <small>{counts[group]}</small>
      </h2>
      {lines.map((line) => (
        <Result key={line.key} line={line} />
      ))}
    </section>
  );
}

function Result({ line }: { readonly line: HitLine }) {
  return (
    <article className={styles['result']} data-part={line.isPart || undefined}>
      <HitView line={line} Title={ResultTitle} />
    </article>
  );
}

function ResultTitle({ line, children }: TitleProps) {
  const Heading = line.isPart ? 'h4' : 'h3';
  return (
    <Heading>
      <Link href={line.path}>{children}</Link>
    </Heading>
  );
}
