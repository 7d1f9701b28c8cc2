import styles from './next-steps.module.css';
import type { IndexName } from '../model/search/index-address';
import { hasApi, toWidestIndex } from '../model/search/index-choice';
import type { SearchedParts } from '../model/search/index-choice';
import { isExternalHref } from '../model/site/paths';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon';
import { Link } from '../ui/link';
import { toSearchPath } from './search-paths';
import type { SearchState } from './search-store';
import { texts } from './texts';

/** Where a reader may begin who does not know what to search for. */
export interface StartLink {
  readonly label: string;
  /** Site path. */
  readonly href: string;
}

/** The ways on without a hit: the parts of the site, and all operations and schemas if there are any. */
export function listNextSteps(
  starts: readonly StartLink[],
  name: IndexName,
  searched: SearchedParts,
): readonly StartLink[] {
  const parts = starts.filter(({ href }) => !isExternalHref(href));
  if (!hasApi(name, searched)) return parts;
  const widest = toWidestIndex(name, searched.contexts);
  return [
    ...parts,
    { label: texts.search.allOperations, href: toSearchPath('type:operation', widest) },
    { label: texts.search.allSchemas, href: toSearchPath('type:schema', widest) },
  ];
}

/** True if nothing is listed, or being typed as a filter, for a reader who has asked for something. */
export function hasNothing({ query, index, answered, result }: SearchState): boolean {
  if (query === '' || result.hits.length > 0) return false;
  return index === 'failed' || (answered !== '' && result.offers.length === 0);
}

export interface NextStepsProps {
  readonly label: string;
  readonly links: readonly StartLink[];
  readonly icon?: IconName;
}

/** Pages to go on to, as before anything is typed, and when nothing is found. */
export function NextSteps({ label, links, icon = 'arrowRight' }: NextStepsProps) {
  return (
    <nav aria-label={label} className={styles['next']}>
      <h2>{label}</h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <Link href={link.href}>
              <Icon name={icon} size={16} />
              <span>{link.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
