import { useEffect, useState } from 'react';
import { findNearestPaths } from '../../model/site/nearest-paths';
import { withoutBase } from '../../model/site/paths';
import { texts } from '../../shell/texts';
import { Link } from '../../ui/link';
import { siteIdentity } from '../layout/site-identity';

/** Links to the pages whose addresses are most like an unknown one, as the site map lists them. */
export function NearestPages({ path }: { readonly path: string }) {
  const [nearest, setNearest] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadPaths().then(
      (paths) => isCurrent && setNearest(findNearestPaths(path, paths)),
      // Without a site map, as in development, the page says the rest.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (nearest.length === 0) return null;
  return (
    <div role="status">
      <p>{texts.notFound.nearest}</p>
      <ul>
        {nearest.map((each) => (
          <li key={each}>
            <Link href={each}>{each}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
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
