import { format } from '../model/text/format';
import { texts } from '../ui/texts';
import styles from './anchor-link.module.css';

export interface AnchorLinkProps {
  readonly anchor: string;
  /** What it leads to, for screen readers. */
  readonly subject: string;
}

/** A link to a part of a page, for readers to copy; it appears on hover. */
export function AnchorLink({ anchor, subject }: AnchorLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      className={styles['anchor']}
      aria-label={format(texts.heading.link, { heading: subject })}
      data-search-skip=""
    >
      #
    </a>
  );
}
