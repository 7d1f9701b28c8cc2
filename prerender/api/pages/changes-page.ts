import type { ApiReference } from '../../../src/model/api/api';
import type { ApiChanges, ApiHistory, GoneOperation } from '../../../src/model/api/history';
import type { PageHead } from '../../../src/model/site/head';

/** The data of the page with the changes of an API. */
export function toApiChanges(
  { path, label }: ApiReference,
  { releases, rules }: ApiHistory,
): ApiChanges {
  return { apiPath: path, label, releases, rules };
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
