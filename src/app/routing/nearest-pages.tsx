import type { Card } from '../../model/guides/card';
import { findNearestPaths } from '../../model/site/nearest-paths';
import { withoutBase } from '../../model/site/paths';
import { texts } from '../../shell/texts';
import { CardList } from '../../ui/navigation/card-list';
import { siteIdentity } from '../layout/site-identity';

/** The pages whose addresses are most like an unknown one, by title and address. */
export function NearestPages({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div role="status">
      <p>{texts.notFound.nearest}</p>
      <CardList cards={cards.map((card) => ({ ...card, description: card.href }))} />
    </div>
  );
}

/** The paths most like an unknown one, as the site map lists them; none without a site map, as in development. */
export async function loadNearestPaths(path: string): Promise<readonly string[]> {
  return findNearestPaths(path, await loadPaths());
}

async function loadPaths(): Promise<readonly string[]> {
  const { base } = siteIdentity;
  const response = await fetch(`${base}sitemap.xml`);
  if (!response.ok) return [];
  const addresses = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  // A site map of maps has no pages.
  const urls = Array.from(addresses, ([, address = '']) => address.replaceAll('&amp;', '&'));
  return urls.flatMap((url) => {
    const path = URL.canParse(url) ? withoutBase(base, new URL(url).pathname) : undefined;
    return path === undefined || path.endsWith('.xml') ? [] : [path];
  });
}
