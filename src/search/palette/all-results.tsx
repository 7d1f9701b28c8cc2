import type { IndexName } from '../../model/search/index-address';
import type { SearchContexts } from '../../model/site/search-contexts';
import { toContextLabel } from '../../model/site/search-contexts';
import { format } from '../../model/text/format';
import { Link } from '../../ui/link';
import { locale } from '../../ui/locale';
import { toSearchPath } from '../search-paths';
import { texts } from '../texts';
import { leave } from './leaving';

export interface AllResultsProps {
  readonly query: string;
  /** Undefined until the hits are known. */
  readonly isFound: boolean | undefined;
  readonly indexName: IndexName;
  readonly contexts: SearchContexts | undefined;
  readonly onLeave: () => void;
}

/** The link to all results; in a context without any, to those outside of it. */
export function AllResults({ query, isFound, indexName, contexts, onLeave }: AllResultsProps) {
  const context = contexts?.all.find(({ path }) => path === indexName.context);
  const isOutside = isFound === false && context !== undefined && contexts?.everywhere === true;
  if (isFound !== true && !isOutside) return null;
  const name = isOutside ? { ...indexName, context: '' } : indexName;
  const label = isOutside ? texts.search.allOutside : texts.search.allWithin;
  return (
    <Link href={toSearchPath(query, name)} onClick={(event) => leave(event, onLeave)}>
      {context === undefined
        ? texts.search.all
        : format(label, { context: toContextLabel(context, locale) })}
    </Link>
  );
}
