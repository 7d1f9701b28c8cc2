import { Logo } from '../../../content/logo';
import { useEffect } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { site } from '../../catalog/site';
import { searchedParts } from '../../catalog/searched-parts';
import { SearchBox } from '../../search/box/search-box';
import { Footer } from '../../shell/footer';
import { LoadNotice } from '../../shell/messages/load-notice';
import { Navbar } from '../../shell/navbar/navbar';
import { ProgressBar } from '../../shell/progress-bar';
import { SkipLink } from '../../shell/skip-link';
import { findCurrentLink, findSidebarId } from './current-link';
import type { LoaderData } from './loader-data';
import { useOpenSection, useSiteNavigation } from './navigation-links';
import { SiteChoices } from './site-choices';

/** The frame of every page: navbar, footer, notices. */
export function Shell() {
  const navigation = useNavigation();
  const location = useLocation();
  const { links, footer } = useSiteNavigation();
  useEffect(() => {
    // Read by styles and tests: controls work from here on.
    document.documentElement.dataset['hydrated'] = 'true';
  }, []);
  const isLeaving =
    navigation.state !== 'idle' && navigation.location.pathname !== location.pathname;
  return (
    <>
      <ProgressBar active={isLeaving} />
      <SkipLink />
      <Navbar
        logo={<Logo />}
        title={site.title}
        links={links}
        current={useCurrentNavigation()}
        choices={<SiteChoices place="navbar" />}
        search={<SearchBox starts={links} searched={searchedParts} />}
      />
      <LoadNotice />
      <Outlet />
      <Footer copyright={site.copyright} links={footer} />
      <ScrollRestoration />
    </>
  );
}

/** The navigation item of the current page; none if the page was not found. */
function useCurrentNavigation(): string | undefined {
  const section = useOpenSection();
  const data = useMatches().at(-1)?.loaderData as LoaderData | undefined;
  return section && findCurrentLink(section, findSidebarId(data?.layout));
}
