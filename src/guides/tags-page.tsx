import type { TagEntry } from '../model/guides/guide-table';
import { toTagGroups } from '../model/guides/tag-groups';
import { locale } from '../ui/locale';
import { CopyPage } from '../ui/text/copy-page';
import prose from '../ui/text/prose.module.css';
import { texts } from './texts';
import styles from './list-page.module.css';
import { TagLink } from './tag-link';
import tagStyles from './tags-page.module.css';

/** All tags grouped by first letter, each with its number of guides. */
export function TagsPage({ tags }: { readonly tags: readonly TagEntry[] }) {
  return (
    <div className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{texts.tags.title}</h1>
        <CopyPage />
      </header>
      {toTagGroups(tags, locale).map((group) => (
        <article key={group.letter} className={tagStyles['group']}>
          <h2>{group.letter}</h2>
          <ul className={tagStyles['tags']}>
            {group.tags.map((tag) => (
              <li key={tag.path}>
                <TagLink {...tag} count={tag.docs.length} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
