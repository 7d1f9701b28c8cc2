import { isRouteErrorResponse } from 'react-router-dom';
import type { PageHead } from '../../model/site/head';
import { texts } from '../../shell/texts';

/** The head of the page that says that there is none. */
export const notFoundHead: PageHead = {
  path: '/404',
  title: texts.notFound.title,
  description: texts.notFound.text,
  noindex: true,
};

/** What a loader throws for an address without a page: a response of status 404, in the router's form. */
export function createNotFound(): unknown {
  return { status: 404, statusText: 'Not Found', internal: false, data: null };
}

/** The value, or the error of a missing page. */
export function orNotFound<T>(page: T | undefined): T {
  if (page === undefined) throw createNotFound();
  return page;
}

/** Whether a route failed because there is no such page. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
