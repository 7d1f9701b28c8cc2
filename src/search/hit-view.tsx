import styles from './hit-view.module.css';
import type { HitCounts, HitGroup } from '../model/search/hits';
import type { Segment } from '../model/search/marks';
import type { PageKind } from '../model/search/search-document';
import { Drawing, Icon } from '../ui/icon';
import type { IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { MethodBadge } from '../ui/method-badge';
import { groupNames, toText, toTrail } from './hit-lines';
import type { HitLine } from './hit-lines';

export interface GroupNameProps {
  readonly group: HitGroup;
  readonly counts: HitCounts;
}

/** The name of a group of hits, and how many pages it has. */
export function GroupName({ group, counts }: GroupNameProps) {
  return (
    <span className={styles['group']}>
      <span>{groupNames[group]}</span> <small>{counts[group]}</small>
    </span>
  );
}

export interface HitViewProps {
  readonly line: HitLine;
  /** Makes the title a link in a heading. */
  readonly Heading?: 'h3' | 'h4';
}

/** The content of a line in a list of hits: the kind of page, its title, and where it is. */
export function HitView({ line, Heading }: HitViewProps) {
  const { hit, part, within } = line;
  const title = <Segments segments={line.title} isName={line.isName} />;
  return (
    <span className={styles['hit']}>
      <span className={styles['kind']}>
        <Kind line={line} />
      </span>
      <span className={styles['texts']}>
        <span className={styles['title']} data-deprecated={hit.deprecated}>
          {Heading === undefined ? (
            title
          ) : (
            <Heading>
              <Link href={line.path}>{title}</Link>
            </Heading>
          )}
        </span>
        {part === 'below' ? (
          <small>
            {/* Those who see the list see the page above: many parts have the same name. */}
            <span className="visually-hidden">{toText(hit.title)}</span>
            {within !== undefined && <span>{within}</span>}
          </small>
        ) : (
          <small>
            <Place line={line} />
          </small>
        )}
        {line.summary.length > 0 && (
          <small>
            <Segments segments={line.summary} />
          </small>
        )}
      </span>
    </span>
  );
}

/**
 * A text with its matches marked. Another text takes its place as a whole: a browser's translator puts elements of
 * its own in the place of texts, so that React cannot change a part of them.
 */
export function Segments({
  segments,
  isName = false,
}: {
  readonly segments: readonly Segment[];
  /** True for the name of a field, which is the same in every language. */
  readonly isName?: boolean;
}) {
  return (
    <span
      key={segments.map(({ text, marked }) => (marked ? `<${text}>` : text)).join('')}
      translate={isName ? 'no' : undefined}
    >
      {segments.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}
    </span>
  );
}

function Kind({ line: { hit, part } }: { readonly line: HitLine }) {
  if (part !== undefined || hit.kind === 'section') return <Drawing shape={HEADING} size={14} />;
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
function Place({ line }: { readonly line: HitLine }) {
  const { path } = line.hit;
  if (path === undefined) return <span>{toTrail(line).join(' › ')}</span>;
  return <code translate="no">{path}</code>;
}
