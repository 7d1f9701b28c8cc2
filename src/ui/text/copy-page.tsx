import { useRef } from 'react';
import { CopyButton } from '../code/copy-button';
import { Icon } from '../icon';
import { texts } from '../texts';
import styles from './copy-page.module.css';

/** Copies the article around it as Markdown; stands beside the title. */
export function CopyPage() {
  const place = useRef<HTMLParagraphElement>(null);
  const loadMarkdown = async () => {
    const { toPageMarkdown } = await import('./page-markdown');
    const article = place.current?.closest('article');
    return article ? toPageMarkdown(article) : '';
  };
  return (
    <p ref={place} className={styles['copy']} data-search-skip="">
      <CopyButton
        text={loadMarkdown}
        subject={texts.copy.page}
        icon={<Icon name="note" size={16} />}
      />
    </p>
  );
}
