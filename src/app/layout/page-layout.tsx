import type { ReactElement } from 'react';
import { site } from '../../catalog/site';
import type { Section } from '../../catalog/section';
import { VersionBadge } from '../../guides/versions/version-badge';
import { VersionBanner } from '../../guides/versions/version-banner';
import type { Card } from '../../model/guides/card';
import type { VersionLink } from '../../model/guides/version-links';
import type { Neighbours, SidebarItem } from '../../model/navigation/sidebar';
import { findTrail } from '../../model/navigation/sidebar';
import { Sidebar } from '../../shell/sidebar/sidebar';
import type { LoadPart } from '../../shell/sidebar/sidebar-state';
import { BackToTop } from '../../ui/navigation/back-to-top';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { Pager } from '../../ui/navigation/pager';

/** What stands around a page. */
export interface LayoutData {
  readonly sidebar: readonly SidebarItem[];
  /** Its name, if the site has several. */
  readonly sidebarId?: string | undefined;
  readonly neighbours: Neighbours;
  /** Loads the cards of the innermost category that holds the page; undefined if there is none. */
  readonly loadCards: () => Promise<readonly Card[] | undefined>;
  /** Loads a part of the sidebar that is not there yet. */
  readonly loadPart: LoadPart;
}

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

/** Renders the layout around the page at a site path. A first visit does not load this module. */
export function renderLayout(
  { version }: Section,
  { sidebar, sidebarId, neighbours, loadCards, loadPart }: LayoutData,
  versionLinks: readonly VersionLink[],
  path: string,
): LayoutParts {
  const latest = versionLinks.find((link) => link.version.isLast);
  return {
    sidebar: <Sidebar items={sidebar} path={path} loadPart={loadPart} />,
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
    loadCards,
  };
}
