import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { loadPage } from '../../catalog/pages';
import { lastVersion, listApis } from '../../catalog/site';
import type { Card } from '../../model/guides/card';
import { findNearestPaths, toPathWords } from '../../model/site/nearest-paths';
import { withBase, withoutBase } from '../../model/site/paths';
import { format } from '../../model/text/format';
import { texts } from '../../shell/texts';
import { Link } from '../../ui/link';
import { CardList } from '../../ui/navigation/card-list';
import { toTrustedHtml } from '../../ui/trust';
import { siteIdentity } from '../layout/site-identity';

/**
 * Where a reader goes from an unknown address: pages like it, a search for its words, and where the site begins.
 * All of it comes at once, so that nothing moves under a finger.
 */
export function WaysOn({ path }: { readonly path: string }): ReactNode {
  const ways = useWays(path);
  if (ways === undefined) return null;
  const words = toPathWords(path);
  return (
    <>
      <NearestPages cards={ways.nearest} />
      {words !== '' && (
        <p>
          <Link href={`/search?q=${encodeURIComponent(words)}`}>
            {format(texts.notFound.searchWords, { words })}
          </Link>
        </p>
      )}
      {ways.starts.length > 0 && (
        <div>
          <p>{texts.notFound.start}</p>
          <CardList cards={ways.starts} />
        </div>
      )}
    </>
  );
}

/** The pages whose addresses are most like an unknown one, by title and address. */
function NearestPages({ cards }: { readonly cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div role="status">
      <p>{texts.notFound.nearest}</p>
      <CardList cards={cards.map((card) => ({ ...card, description: card.href }))} />
    </div>
  );
}

interface Ways {
  readonly nearest: readonly Card[];
  /** Where readers begin. */
  readonly starts: readonly Card[];
}

/** The results that have loaded; those that fail are left out. */
function useWays(path: string): Ways | undefined {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    let isCurrent = true;
    const nearestPaths = loadNearestPaths(path).catch(() => []);
    const startCards = loadStartCards().catch(() => []);
    const loading = [nearestPaths.then(loadPageCards), startCards] as const;
    void Promise.all(loading).then(([nearest, starts]) => {
      if (isCurrent) setWays({ nearest, starts });
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return ways;
}

/** The paths most like an unknown one, as the site map lists them; none without a site map, as in development. */
async function loadNearestPaths(path: string): Promise<readonly string[]> {
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

/** The page that readers begin with, and each API, under the names that they have elsewhere. */
async function loadStartCards(): Promise<readonly Card[]> {
  const view = (await loadPage('/'))?.view;
  const start = view?.kind === 'home' ? view.home.start : undefined;
  const places = [
    ...(start === undefined ? [] : [{ label: start.label, path: start.href }]),
    ...listApis(lastVersion),
  ];
  const cards = await loadPageCards(places.map(({ path }) => path));
  return cards.map((card, index) => ({ ...card, label: places[index]?.label ?? card.label }));
}

/** The cards of pages, from their documents; a page that does not come is named by its path. */
function loadPageCards(paths: readonly string[]): Promise<readonly Card[]> {
  return Promise.all(
    paths.map((path) => loadCard(path).catch(() => ({ label: path, href: path, description: '' }))),
  );
}

async function loadCard(path: string): Promise<Card> {
  const response = await fetch(withBase(siteIdentity.base, path));
  const page = new DOMParser().parseFromString(
    toTrustedHtml(response.ok ? await response.text() : ''),
    'text/html',
  );
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
  return {
    label: page.querySelector('h1')?.textContent ?? path,
    href: path,
    description: description ?? '',
  };
}
