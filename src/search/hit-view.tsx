import styles from './hit-view.module.css';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon';
import { MethodBadge } from '../ui/method-badge';
import type { PageKind } from '../model/search/page-facts';
import type { HitLine } from './hit-lines';
import { Segments } from './segments';

export interface HitViewProps {
  readonly line: HitLine;
  /** How the title is shown, if not as text. */
  readonly wrapTitle?: (title: ReactNode) => ReactNode;
}

/** What a line of a list of hits shows: the kind of page, its title, and where it is. */
export function HitView({ line, wrapTitle = (title) => title }: HitViewProps) {
  const { hit, title, isPart } = line;
  return (
    <>
      <span className={styles['kind']}>
        <Kind line={line} />
      </span>
      <span className={styles['texts']}>
        <span className={styles['title']} data-deprecated={hit.deprecated}>
          {wrapTitle(<Segments segments={title} />)}
        </span>
        {!isPart && <small className={styles['place']}>{toPlace(line)}</small>}
        {line.summary.length > 0 && (
          <small className={styles['summary']}>
            <Segments segments={line.summary} />
          </small>
        )}
      </span>
    </>
  );
}

function Kind({ line: { hit, isPart } }: { readonly line: HitLine }) {
  if (isPart) return <Icon name="heading" size={14} />;
  if (hit.method !== undefined) return <MethodBadge method={hit.method} />;
  return <Icon name={icons[hit.kind]} size={16} />;
}

const icons: Readonly<Record<PageKind | 'section', IconName>> = {
  section: 'heading',
  guide: 'page',
  operation: 'page',
  webhook: 'page',
  schema: 'braces',
  errors: 'warning',
  overview: 'info',
  list: 'category',
};

/** The path of an operation, or the labels above another page. */
function toPlace({ hit }: HitLine) {
  return hit.path === undefined ? hit.trail.join(' › ') : <code>{hit.path}</code>;
}
