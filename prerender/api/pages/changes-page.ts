import type { ApiReference } from '../../../src/model/api/api';
import type { ApiChanges, ApiHistory, GoneOperation } from '../../../src/model/api/history';
import type { OperationPage } from '../../../src/model/api/operation';
import { toDefined } from '../../../src/model/defined';
import type { PageHead } from '../../../src/model/site/head';
import { findNearestAnchor } from './nearest-anchor';

/** The data of the page with the changes of an API. Its links lead to what the pages of operations have now. */
export function toApiChanges(
  { path, label }: ApiReference,
  { releases, rules }: ApiHistory,
  findOperation: (slug: string) => OperationPage | undefined,
): ApiChanges {
  const known = new Map<string, string | undefined>();
  const find = (slug: string, anchor: string) => {
    const key = `${slug}#${anchor}`;
    const page = known.has(key) ? undefined : findOperation(slug);
    if (page !== undefined) known.set(key, findNearestAnchor(page, anchor));
    return known.get(key);
  };
  const shown = releases.map((release) => ({
    ...release,
    changes: release.changes.map((change) => ({
      ...change,
      operations: change.operations.map(({ anchor, ...link }) => ({
        ...link,
        ...toDefined({ anchor: anchor && find(link.href.slice(path.length + 1), anchor) }),
      })),
    })),
  }));
  return { apiPath: path, label, releases: shown, rules };
}

/** Title, description and keywords of that page. */
export function toChangesHead({ path, label }: ApiReference): PageHead {
  return {
    path: `${path}/changes`,
    title: `${label} changes`,
    description: `${label}: what changed in each version, what breaks programs, and what to do about it.`,
    keywords: ['changelog', 'changes', 'breaking changes', 'versions', 'release notes'],
  };
}

/** The head of the page of an operation that is gone, which nobody is to find by searching. */
export function toGoneHead(
  { path }: ApiReference,
  { slug, title, version }: GoneOperation,
): PageHead {
  return {
    path: `${path}/${slug}`,
    title,
    description: `${title}: not in the API since version ${version}.`,
    noindex: true,
    follow: true,
  };
}
