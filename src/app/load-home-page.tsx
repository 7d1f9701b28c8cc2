import { apis, toApiPath } from '../catalog/apis';
import { loadHomeCall } from '../catalog/home-call';
import { site } from '../catalog/site';
import type { LoadedPage } from './loaded-page';

/** The page at the site's root. */
export async function loadHomePage(): Promise<LoadedPage> {
  const [{ HomePage }, call] = await Promise.all([import('../home/home-page'), loadHomeCall()]);
  const links = apis.map(({ id, label, summary, version }) => ({
    href: toApiPath(id),
    label,
    summary,
    version,
  }));
  return {
    head: {
      path: '/',
      description: `${site.tagline}: guides, a complete API reference and samples to paste.`,
    },
    element: <HomePage tagline={site.tagline} apis={links} call={call} />,
    trail: [],
    neighbours: {},
  };
}
