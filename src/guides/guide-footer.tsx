import { formatDate } from '../model/guides/format-date';
import type { GuidePage, LastUpdate } from '../model/guides/guide-page';
import { opensNewTab } from '../model/site/paths';
import { FormattedText } from '../ui/text/formatted-text';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { locale } from '../ui/locale';
import { texts } from './texts';
import { texts as uiTexts } from '../ui/texts';
import styles from './guide-footer.module.css';
import { TagLink } from './tag-link';

export type GuideFooterProps = Pick<GuidePage, 'tags' | 'editUrl' | 'lastUpdate'>;

/** A guide's tags, its edit link and its last update. */
export function GuideFooter({ tags, editUrl, lastUpdate }: GuideFooterProps) {
  if (tags.length === 0 && editUrl === undefined && lastUpdate === undefined) return null;
  return (
    <footer className={styles['footer']}>
      {tags.length > 0 && <Tags tags={tags} />}
      {(editUrl !== undefined || lastUpdate !== undefined) && (
        <div className={styles['row']}>
          {editUrl !== undefined && <EditLink href={editUrl} />}
          {lastUpdate !== undefined && <LastUpdated {...lastUpdate} />}
        </div>
      )}
    </footer>
  );
}

function Tags({ tags }: Pick<GuidePage, 'tags'>) {
  return (
    <div className={styles['tags']}>
      <b id="guide-tags">{texts.guide.tags}</b>
      <ul aria-labelledby="guide-tags">
        {tags.map((tag) => (
          <li key={tag.path}>
            <TagLink {...tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EditLink({ href }: { readonly href: string }) {
  return (
    <Link href={href} className={styles['edit']}>
      <Icon name="edit" size={16} />
      {texts.guide.edit}
      {opensNewTab(href) && <span className="visually-hidden"> {uiTexts.link.newTab}</span>}
    </Link>
  );
}

function LastUpdated({ date, author }: LastUpdate) {
  const time = date !== undefined && (
    <b>
      <time dateTime={new Date(date).toISOString()}>{formatDate(date, locale)}</time>
    </b>
  );
  return (
    <p className={styles['updated']}>
      <FormattedText
        text={texts.guide.lastUpdated}
        values={{
          atDate: time && <FormattedText text={texts.guide.atDate} values={{ date: time }} />,
          byUser: author !== undefined && (
            <FormattedText text={texts.guide.byUser} values={{ user: <b>{author}</b> }} />
          ),
        }}
      />
    </p>
  );
}
