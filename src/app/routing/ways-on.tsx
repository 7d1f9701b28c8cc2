import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { listApis } from '../../catalog/apis';
import { homeWords } from '../../catalog/home';
import { loadHomeApis } from '../../catalog/home-apis';
import { lastVersion } from '../../catalog/versions';
import type { Card } from '../../model/guides/card';
import { toLocalText } from '../../model/site/site';
import { toPathWords } from '../../model/site/nearest-paths';
import { format } from '../../model/text/format';
import { texts } from '../../shell/texts';
import { Link } from '../../ui/link';
import { locale } from '../../ui/locale';
import { CardList } from '../../ui/navigation/card-list';
import { NearestPages, loadNearestPaths } from './nearest-pages';

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
      <NearestPages paths={ways.nearest} />
      {words !== '' && (
        <p>
          <Link href={`/search?q=${encodeURIComponent(words)}`}>
            {format(texts.notFound.searchWords, { words })}
          </Link>
        </p>
      )}
      <CardList cards={listStartCards(ways.summaries)} />
    </>
  );
}

interface Ways {
  readonly nearest: readonly string[];
  /** What each API is for, by its path. */
  readonly summaries: ReadonlyMap<string, string>;
}

/** What is loaded; what fails to load is left out. */
function useWays(path: string): Ways | undefined {
  const [ways, setWays] = useState<Ways>();
  useEffect(() => {
    let isCurrent = true;
    const loading = [
      loadNearestPaths(path).catch(() => []),
      loadHomeApis().catch(() => []),
    ] as const;
    void Promise.all(loading).then(([nearest, apis]) => {
      const summaries = new Map(apis.map((api) => [api.path, api.summary]));
      if (isCurrent) setWays({ nearest, summaries });
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return ways;
}

/** The page that readers begin with, and each API. */
function listStartCards(summaries: Ways['summaries']): readonly Card[] {
  const { start } = homeWords;
  return [
    ...(start === undefined
      ? []
      : [{ label: toLocalText(start.label, locale), href: start.href, description: '' }]),
    ...listApis(lastVersion).map(({ label, path }) => ({
      label,
      href: path,
      description: summaries.get(path) ?? '',
    })),
  ];
}
