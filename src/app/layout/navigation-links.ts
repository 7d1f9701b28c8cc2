import { listApis } from '../../catalog/apis';
import { lastVersion } from '../../catalog/versions';
import { site } from '../../../content/site';
import type { NavigationLink } from '../../shell/navbar/site-menu';
import { texts } from '../../shell/texts';

const words = texts.navbar;
const [firstApi] = listApis(lastVersion);

/** The site's main navigation. */
export const navigationLinks: readonly NavigationLink[] = [
  { id: 'guides', label: words.guides, href: `${lastVersion.path}/` },
  ...(firstApi === undefined ? [] : [{ id: 'apis', label: words.apis, href: firstApi.path }]),
  { id: 'source', label: words.source, href: site.sourceUrl },
];
