import type { ReactElement } from 'react';
import { site } from '../../catalog/site';
import { VersionBadge } from '../../guides/versions/version-badge';
import { VersionBanner } from '../../guides/versions/version-banner';
import type { Card } from '../../model/guides/card';
import type { VersionLink } from '../../model/guides/version-links';
import { findTrail } from '../../model/navigation/sidebar';
import type { LoadJson, PageLayout } from '../../model/pages/page';
import type { Section } from '../../model/pages/site-facts';
import { Sidebar } from '../../shell/sidebar/sidebar';
import { BackToTop } from '../../ui/navigation/back-to-top';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Pager } from '../../ui/navigation/pager';

/** The layout around a section's page, ready to render. */
export interface LayoutParts {
  readonly sidebar: ReactElement;
  /** The name of a sidebar of the guides. */
  readonly sidebarId: string | undefined;
  readonly above: ReactElement;
  readonly below: ReactElement;
  /** The cards of the category that holds the page; undefined if there is none. */
  readonly loadCards: () => Promise<readonly Card[] | undefined>;
}

export interface LayoutData {
  readonly layout: PageLayout;
  readonly versionLinks: readonly VersionLink[];
  /** Always the same function: it loads the files that the layout names. */
  readonly load: LoadJson;
}

/** Renders the layout around the page at a site path. A first visit loads this module when the browser is idle. */
export function renderLayout(
  path: string,
  { version }: Section,
  { layout, versionLinks, load }: LayoutData,
): LayoutParts {
  const { sidebar, sidebarId, neighbours, cards } = layout;
  const latest = versionLinks.find((link) => link.version.isLast);
  return {
    sidebar: <Sidebar items={sidebar} path={path} loadItems={load} />,
    sidebarId,
    above: (
      <>
        {latest !== undefined && (
          <VersionBanner version={version} siteTitle={site.title} latest={latest} />
        )}
        <Breadcrumbs trail={findTrail(sidebar, path)} />
        <VersionBadge version={version} />
      </>
    ),
    below: (
      <>
        <Pager {...neighbours} />
        <BackToTop />
      </>
    ),
    loadCards: async () => (cards === undefined ? undefined : load<readonly Card[]>(cards)),
  };
}
