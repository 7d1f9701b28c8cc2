import type { PageHead } from '../../../src/model/site/head';
import type { ApiReference } from '../../../src/model/api/api';
import type { OperationPage } from '../../../src/model/api/operation';

/** What an operation's page says of itself to browsers and search engines. */
export function toOperationHead(api: ApiReference, operation: OperationPage): PageHead {
  const { slug, title, summary, method, path } = operation;
  const group = api.groups.find(({ operations }) => operations.some((one) => one.slug === slug));
  return {
    path: `${api.path}/${slug}`,
    title,
    description: summary,
    keywords: [`${method} ${path}`, ...(group === undefined ? [] : [group.label])],
  };
}

/** What an API's overview page says of itself. */
export function toOverviewHead({
  path,
  overview,
  title,
  version,
  summary,
}: ApiReference): PageHead {
  return {
    path: `${path}/${overview}`,
    title,
    description: `Version ${version}: servers, authentication, conventions and all operations. ${summary}`,
    keywords: ['OpenAPI', 'download'],
  };
}

/** What the page of an API's errors says of itself. */
export function toErrorsHead({ path, label }: ApiReference): PageHead {
  return {
    path: `${path}/errors`,
    title: `${label} errors`,
    description: `Every error of the ${label} by status and problem type, and the operations that answer it.`,
    keywords: ['errors', 'problem types', 'status'],
  };
}
