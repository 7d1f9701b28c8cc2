import type { DocsVersion } from '../../model/site/docs-version';
import type { VersionLink } from '../../model/guides/version-links';
import { FormattedText } from '../../ui/text/formatted-text';
import { Link } from '../../ui/link';
import { texts } from './texts';
import styles from './version-banner.module.css';

export interface VersionBannerProps {
  /** The version of the page. */
  readonly version: DocsVersion;
  readonly siteTitle: string;
  /** The same page in the latest version, or that version's main page. */
  readonly latest: VersionLink;
}

/** Says that a version is not the latest, and links to that one; following the link chooses it. */
export function VersionBanner({ version, siteTitle, latest }: VersionBannerProps) {
  if (version.banner === 'none') return null;
  return (
    <div role="alert" className={styles['banner']} data-search-skip="">
      <p>
        <FormattedText
          text={texts.versions[version.banner]}
          values={{ siteTitle, versionLabel: <strong>{version.label}</strong> }}
        />
      </p>
      <p>
        <FormattedText
          text={texts.versions.upToDate}
          values={{
            latestVersionLink: (
              <strong>
                <Link href={latest.href} data-version={latest.version.name}>
                  {texts.versions.latest}
                </Link>
              </strong>
            ),
            versionLabel: latest.version.label,
          }}
        />
      </p>
    </div>
  );
}
