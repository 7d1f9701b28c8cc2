import { listApis } from '../catalog/apis';
import { lastVersion } from '../catalog/versions';
import { site } from '../../content/site';
import type { NavigationLink } from '../shell/navigation-link';

const [firstApi] = listApis(lastVersion);

/** The site's main navigation. */
export const navigationLinks: readonly NavigationLink[] = [
  { id: 'guides', label: 'Guides', href: `${lastVersion.path}/` },
  ...(firstApi === undefined ? [] : [{ id: 'apis', label: 'API References', href: firstApi.path }]),
  { id: 'source', label: 'Source', href: site.sourceUrl },
];
