import styles from './hit-view.module.css';
import type { ComponentType, ReactNode } from 'react';
import { Drawing, Icon } from '../ui/icon';
import type { IconName } from '../ui/icon';
import { MethodBadge } from '../ui/method-badge';
import type { PageKind } from '../model/search/search-document';
import type { PageHit } from '../model/search/hits';
import type { HitLine } from './hit-lines';
import { Segments } from './segments';

export interface TitleProps {
  readonly line: HitLine;
  readonly children: ReactNode;
}

export interface HitViewProps {
  readonly line: HitLine;
  /** The element around the title. */
  readonly Title?: ComponentType<TitleProps>;
}

/** The content of a line in a list of hits: the kind of page, its title, and where it is. */
export function HitView({ line, Title = PlainTitle }: HitViewProps) {
  const { hit, title, isPart } = line;
  return (
    <>
      <span className={styles['kind']}>
        <Kind line={line} />
      </span>
      <span className={styles['texts']}>
        <span className={styles['title']} data-deprecated={hit.deprecated}>
          <Title line={line}>
            <Segments segments={title} />
          </Title>
        </span>
        {isPart ? (
          // Those who see the list see the page above: many parts have the same name.
          <small className="visually-hidden">{toText(hit.title)}</small>
        ) : (
          <small className={styles['place']}>{toPlace(line)}</small>
        )}
        {line.summary.length > 0 && (
          <small className={styles['summary']}>
            <Segments segments={line.summary} />
          </small>
        )}
      </span>
    </>
  );
}

function toText(segments: PageHit['title']): string {
  return segments.map(({ text }) => text).join('');
}

function PlainTitle({ children }: TitleProps) {
  return children;
}

function Kind({ line: { hit, isPart } }: { readonly line: HitLine }) {
  if (isPart || hit.kind === 'section') return <Drawing shape={HEADING} size={14} />;
  if (hit.method !== undefined) return <MethodBadge method={hit.method} />;
  if (hit.kind === 'schema') return <Drawing shape={BRACES} size={16} />;
  return <Icon name={icons[hit.kind]} size={16} />;
}

const HEADING = 'M7 3.5 5.5 16.5m9-13L13 16.5M3.5 7.5h13m-13.5 5h13';
const BRACES =
  'M8 3.5c-2 0-2.5 1-2.5 2.5v2c0 1.2-.7 2-2 2 1.3 0 2 .8 2 2v2c0 1.5.5 2.5 2.5 2.5m4-13c2 0 2.5 1 2.5 2.5v2c0 1.2.7 2 2 2-1.3 0-2 .8-2 2v2c0 1.5-.5 2.5-2.5 2.5';

const icons: Readonly<Record<Exclude<PageKind, 'schema'>, IconName>> = {
  guide: 'page',
  operation: 'page',
  webhook: 'page',
  errors: 'warning',
  overview: 'info',
  list: 'category',
};

/** The path of an operation, or the labels above another page. */
function toPlace({ hit }: HitLine) {
  return hit.path === undefined ? hit.trail.join(' › ') : <code translate="no">{hit.path}</code>;
}
