import { isRouteErrorResponse } from 'react-router-dom';
import type { PageHead } from '../../model/site/head';
import { texts } from '../../shell/texts';

/** The head of the not-found page. */
export const notFoundHead: PageHead = {
  path: '/404',
  title: texts.notFound.title,
  description: texts.notFound.text,
  noindex: true,
};

/** The error that a loader throws for an address without a page: React Router's response with status 404. */
export function createNotFound(): unknown {
  return { status: 404, statusText: 'Not Found', internal: false, data: null };
}

/** Returns the page; throws the not-found error if there is none. */
export function orNotFound<T>(page: T | undefined): T {
  if (page === undefined) throw createNotFound();
  return page;
}

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
