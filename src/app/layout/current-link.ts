import type { Section } from '../../model/pages/site-facts';
import type { LoaderData } from './loader-data';
import { getNavigation } from './navigation-links';

/** The id of the navbar's link to a section, or to the page's own sidebar or API. */
export function findCurrentLink({ navigation, path, version }: Section, sidebar?: string): string {
  const own = navigation === 'apis' ? path : `sidebar:${sidebar}`;
  return getNavigation(version).links.some(({ id }) => id === own) ? own : navigation;
}

/**
 * The id of a page's sidebar, if it has one.
 *
 * While the layout of a first visit is loading, the prerendered page has it.
 */
export function findSidebarId(layout: LoaderData['layout']): string | undefined {
  return layout instanceof Promise
    ? document.querySelector('main')?.dataset['sidebar']
    : layout?.sidebarId;
}
