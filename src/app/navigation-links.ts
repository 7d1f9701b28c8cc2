import { listApis } from '../catalog/apis';
import { lastVersion } from '../catalog/versions';
import { site } from '../../content/site';
import type { NavigationLink } from '../shell/navigation-link';
import { texts } from '../ui/texts';

const { navbar } = texts;
const [firstApi] = listApis(lastVersion);

/** The site's main navigation. */
export const navigationLinks: readonly NavigationLink[] = [
  { id: 'guides', label: navbar.guides, href: `${lastVersion.path}/` },
  ...(firstApi === undefined ? [] : [{ id: 'apis', label: navbar.apis, href: firstApi.path }]),
  { id: 'source', label: navbar.source, href: site.sourceUrl },
];
