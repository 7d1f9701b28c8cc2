import { apis, toApiPath } from '../catalog/apis';
import { site } from '../catalog/site';
import type { NavigationLink } from '../shell/navigation-link';

const [firstApi] = apis;

/** The site's main navigation. */
export const navigationLinks: readonly NavigationLink[] = [
  { id: 'guides', label: 'Guides', href: '/docs/' },
  ...(firstApi === undefined
    ? []
    : [{ id: 'apis', label: 'API References', href: toApiPath(firstApi.id) }]),
  { id: 'source', label: 'Source', href: site.sourceUrl },
];
