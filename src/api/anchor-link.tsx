import { format } from '../model/text/format';
import { texts } from '../ui/texts';
import styles from './anchor-link.module.css';

export interface AnchorLinkProps {
  readonly anchor: string;
  /** What it leads to, for readers who cannot see where it stands. */
  readonly subject: string;
}

/** The address of a part of a page, to be copied; it appears with the part. */
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
