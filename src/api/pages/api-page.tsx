import type { ApiReference } from '../../model/api/api';
import { CopyPage } from '../../ui/text/copy-page';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import prose from '../../ui/text/prose.module.css';
import { texts } from './texts';
import styles from './pages.module.css';
import { OperationGroups } from './operation-groups';

/** The index of an API's section: all its operations by group. */
export function ApiPage({ reference }: { readonly reference: ApiReference }) {
  const { path, label, summary, version, overview, groups } = reference;
  return (
    <article className={styles['page']}>
      <header className={prose['prose']}>
        <h1>{label}</h1>
        <CopyPage />
        <p>{summary}</p>
        <p className={styles['facts']}>
          <FormattedText
            text={texts.api.introduction}
            values={{
              version,
              overview: <Link href={`${path}/${overview}`}>{texts.api.overview}</Link>,
            }}
          />
        </p>
      </header>
      <OperationGroups groups={groups} apiPath={path} />
    </article>
  );
}
