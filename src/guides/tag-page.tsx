import type { Card } from '../model/guides/card';
import type { TagEntry } from '../model/guides/guide-table';
import { format } from '../model/text/format';
import { Link } from '../ui/link';
import { toCountText } from '../ui/locale';
import { CopyPage } from '../ui/text/copy-page';
import prose from '../ui/text/prose.module.css';
import { texts } from './texts';
import styles from './list-page.module.css';
import tagStyles from './tag-page.module.css';

export interface TagPageProps {
  readonly tag: TagEntry;
  readonly docs: readonly Card[];
  /** Site path of the list of all tags. */
  readonly allTags: string;
}

/** The page of a tag: the guides with this tag. */
export function TagPage({ tag, docs, allTags }: TagPageProps) {
  const nDocsTagged = toCountText(texts.tags.docs, docs.length);
  return (
    <div className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{format(texts.tags.tagTitle, { nDocsTagged, tagName: tag.label })}</h1>
        <CopyPage />
        {tag.description !== undefined && <p>{tag.description}</p>}
        <p>
          <Link href={allTags}>{texts.tags.all}</Link>
        </p>
      </header>
      {docs.map(({ href, label, description }) => (
        <article key={href} className={tagStyles['doc']}>
          <h2>
            <Link href={href}>{label}</Link>
          </h2>
          {description !== '' && <p>{description}</p>}
        </article>
      ))}
    </div>
  );
}
