import type { HeadingBranch } from '../../model/navigation/heading-tree';
import styles from './heading-list.module.css';
import { RichText } from '../text/rich-text';

export interface HeadingListProps {
  readonly branches: readonly HeadingBranch[];
  /** The id of the heading that the reader is at. */
  readonly active?: string | undefined;
  readonly onChoose?: () => void;
}

/** Headings as links to their places, nested: plain anchors, which need no script. */
export function HeadingList({ branches, ...rest }: HeadingListProps) {
  return (
    <ul className={styles['list']}>
      {branches.map(({ heading: { id, text, formatted }, children }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={styles['entry']}
            aria-current={id === rest.active ? 'location' : undefined}
            onClick={rest.onChoose}
          >
            {formatted === undefined ? text : <RichText text={formatted} />}
          </a>
          {children.length > 0 && <HeadingList branches={children} {...rest} />}
        </li>
      ))}
    </ul>
  );
}
