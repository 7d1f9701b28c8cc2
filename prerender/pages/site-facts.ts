import type { SiteConfig } from '../../src/model/site/site';
import type { ApiFile, SiteFacts } from '../../src/model/pages/site-facts';
import type { GuideVersion } from '../guides/guide-version';
import { toGuideAddresses } from '../guides/navbar';

/** The facts of a site that every page has, from its guides in the order of their versions, and from its APIs. */
export function toSiteFacts(
  { navbar, apiOrder }: Pick<SiteConfig, 'navbar' | 'apiOrder'>,
  guides: readonly GuideVersion[],
  apis: readonly ApiFile[],
): SiteFacts {
  const versions = guides.map(({ table }) => table.version);
  const addresses = guides.map(({ table }) => toGuideAddresses(table, navbar));
  const last = addresses[versions.findIndex(({ isLast }) => isLast)];
  return {
    versions,
    apis: toOrder(apis, apiOrder),
    // For an address that a version does not have: where most readers are.
    guideAddresses: addresses.map((own) => ({ ...last, ...own })),
  };
}

/** First those that are listed, then the others by name; the same whichever of them was made first. */
function toOrder(apis: readonly ApiFile[], order: readonly string[]): readonly ApiFile[] {
  const toRank = ({ summary: { id } }: ApiFile) => {
    const index = order.indexOf(id);
    return index === -1 ? order.length : index;
  };
  return apis.toSorted((a, b) => toRank(a) - toRank(b) || (toName(a) < toName(b) ? -1 : 1));
}

function toName({ file, summary: { id } }: ApiFile): string {
  return `${id} ${file}`;
}
