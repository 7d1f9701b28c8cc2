import { listApis } from '../../catalog/apis';
import { lastVersion } from '../../catalog/versions';
import { loadHomeCall } from '../../catalog/home-call';
import { site } from '../../../content/site';
import { format } from '../../model/text/format';
import { texts } from '../../ui/texts/texts';
import type { LoadedPage } from '../layout/loaded-page';

/** The page at the site's root. */
export async function loadHomePage(): Promise<LoadedPage> {
  const [{ HomePage }, call] = await Promise.all([import('../../home/home-page'), loadHomeCall()]);
  const links = listApis(lastVersion).map(({ path, label, summary, version }) => ({
    href: path,
    label,
    summary,
    version,
  }));
  return {
    head: {
      path: '/',
      description: format(texts.home.description, { tagline: site.tagline }),
    },
    element: <HomePage tagline={site.tagline} apis={links} call={call} />,
  };
}
