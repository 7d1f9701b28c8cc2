import { format } from '../model/text/format';
import { texts } from '../ui/texts';
import styles from './anchor-link.module.css';

export interface AnchorLinkProps {
  readonly anchor: string;
  /** The target of the link, for screen readers. */
  readonly subject: string;
}

/** A link to an anchor on the page, for readers to copy. Appears on hover. */
export function AnchorLink({ anchor, subject }: AnchorLinkProps) {
  return (
    <a
      href={`#${anchor}`}
      className={styles['anchor']}
      aria-label={format(texts.heading.link, { heading: subject })}
      data-search-skip=""
    />
  );
}
