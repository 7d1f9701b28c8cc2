import type { IndexName } from '../../model/search/index-address';
import type { SearchContexts } from '../../model/site/search-contexts';
import { toContextLabel } from '../../model/site/search-contexts';
import { format } from '../../model/text/format';
import { Link } from '../../ui/link';
import { locale } from '../../ui/locale';
import { isMac } from '../field/use-search-shortcut';
import { toSearchPath } from '../search-paths';
import { texts } from '../texts';

export interface PaletteFootProps {
  readonly query: string;
  /** Undefined until the hits are known. */
  readonly isFound: boolean | undefined;
  readonly indexName: IndexName;
  readonly contexts: SearchContexts | undefined;
}

/** The keys of the palette, for readers with a keyboard, and the link to all results. */
export function PaletteFoot(props: PaletteFootProps) {
  const keys = [
    { keys: ['↑', '↓'], does: texts.search.keyMove },
    { keys: ['↵'], does: texts.search.keyOpen },
    { keys: [isMac(navigator) ? '⌘' : 'ctrl', '↵'], does: texts.search.keyNewTab },
    { keys: ['esc'], does: texts.search.keyClose },
  ];
  return (
    <div className="palette-foot">
      <ul aria-hidden="true">
        {keys.map(({ keys: own, does }) => (
          <li key={does}>
            {own.map((key) => (
              <kbd key={key} translate="no">
                {key}
              </kbd>
            ))}
            <span>{does}</span>
          </li>
        ))}
      </ul>
      <AllResults {...props} />
    </div>
  );
}

/** In a context without any result, the link leads to those outside of it. */
function AllResults({ query, isFound, indexName, contexts }: PaletteFootProps) {
  const context = contexts?.all.find(({ path }) => path === indexName.context);
  const isOutside = isFound === false && context !== undefined && contexts?.everywhere === true;
  if (isFound !== true && !isOutside) return null;
  const name = isOutside ? { ...indexName, context: '' } : indexName;
  const { all, allOutside, allWithin } = texts.search;
  return (
    <Link href={toSearchPath(query, name)}>
      {context === undefined
        ? all
        : format(isOutside ? allOutside : allWithin, { context: toContextLabel(context, locale) })}
    </Link>
  );
}
