import type { DocsVersion } from '../../model/site/docs-version';
import { format } from '../../model/text/format';
import { texts } from './texts';
import styles from './version-badge.module.css';

/** Shows the version of a page, if there are several. */
export function VersionBadge({ version }: { readonly version: DocsVersion }) {
  if (!version.badge) return null;
  return (
    <p className={styles['badge']} data-search-skip="">
      {format(texts.versions.badge, { versionLabel: version.label })}
    </p>
  );
}
