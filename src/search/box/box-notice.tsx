import styles from './search-box.module.css';
import { Link } from '../../ui/link';
import { texts } from '../field/texts';
import type { StartLink } from '../next-steps';

export interface BoxNoticeProps {
  readonly text: string;
  readonly starts: readonly StartLink[];
  readonly onRetry: () => void;
}

/** Says below the field that the palette could not be loaded. The results page may still work, and others do. */
export function BoxNotice({ text, starts, onRetry }: BoxNoticeProps) {
  const results = { href: `/search?q=${encodeURIComponent(text)}`, label: texts.search.page };
  return (
    <div role="alert" className={styles['notice']}>
      <p>{texts.search.boxFailed}</p>
      <button type="button" onClick={onRetry}>
        {texts.search.boxRetry}
      </button>
      {/* The navbar may lead to other sites, which have no answer. */}
      {[results, ...starts]
        .filter(({ href }) => href.startsWith('/'))
        .map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
    </div>
  );
}
