import type { ReactElement } from 'react';
import { site } from '../../content/site';
import type { Section, Surroundings } from '../catalog/section';
import { VersionBadge } from '../docs/version-badge';
import { VersionBanner } from '../docs/version-banner';
import type { Card } from '../model/docs/card';
import type { VersionLink } from '../model/docs/version-links';
import { Sidebar } from '../shell/sidebar';
import { BackToTop } from '../ui/back-to-top';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Pager } from '../ui/pager';

/** What stands around a section's page, ready to be shown. */
export interface PageSurroundings {
  readonly sidebar: ReactElement;
  readonly above: ReactElement;
  readonly below: ReactElement;
  /** The cards of the category around the page; undefined where there is none. */
  readonly loadCards: () => Promise<readonly Card[] | undefined>;
}

/** Renders what stands around the page at a site path. It is no part of a first visit's script. */
export function renderSurroundings(
  { version }: Section,
  { sidebar, trail, neighbours, loadCards }: Surroundings,
  versionLinks: readonly VersionLink[],
  path: string,
): PageSurroundings {
  const latest = versionLinks.find((link) => link.version.isLast);
  return {
    sidebar: <Sidebar items={sidebar} path={path} />,
    above: (
      <>
        {latest !== undefined && (
          <VersionBanner version={version} siteTitle={site.title} latest={latest} />
        )}
        <Breadcrumbs trail={trail} />
        <VersionBadge version={version} />
      </>
    ),
    below: (
      <>
        <Pager {...neighbours} />
        <BackToTop />
      </>
    ),
    loadCards,
  };
}
