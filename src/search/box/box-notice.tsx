import styles from './search-box.module.css';
import { Link } from '../../ui/link';
import { texts } from '../field/texts';

export interface BoxNoticeProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says below the field that the palette could not be loaded. The results page may still work. */
export function BoxNotice({ text, onRetry }: BoxNoticeProps) {
  return (
    <div role="alert" className={styles['notice']}>
      <p>{texts.search.boxFailed}</p>
      <button type="button" onClick={onRetry}>
        {texts.search.boxRetry}
      </button>
      <Link href={`/search${text.trim() === '' ? '' : `?q=${encodeURIComponent(text)}`}`}>
        {texts.search.page}
      </Link>
    </div>
  );
}
