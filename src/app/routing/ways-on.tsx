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
import { NearestPages } from './nearest-pages';

/** Where a reader goes from an unknown address: pages like it, a search for its words, and where the site begins. */
export function WaysOn({ path }: { readonly path: string }): ReactNode {
  const words = toPathWords(path);
  return (
    <>
      <NearestPages path={path} />
      {words !== '' && (
        <p>
          <Link href={`/search?q=${encodeURIComponent(words)}`}>
            {format(texts.notFound.searchWords, { words })}
          </Link>
        </p>
      )}
      <CardList cards={useStartCards()} />
    </>
  );
}

/** The page that readers begin with, and each API. */
function useStartCards(): readonly Card[] {
  const [summaries, setSummaries] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    loadHomeApis().then(
      (apis) => setSummaries(new Map(apis.map(({ path, summary }) => [path, summary]))),
      // The links stay without them.
      () => undefined,
    );
  }, []);
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
