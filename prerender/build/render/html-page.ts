import { join } from 'node:path';

/** A prerendered page. */
export interface HtmlPage {
  /** Absolute. */
  readonly file: string;
  /** Site path with a trailing slash: `/docs/routing/`; `/404.html` for the not-found page. */
  readonly path: string;
}

/** Where the page of a route stands. Static hosts look for `404.html` at the root. */
export function toHtmlPage(client: string, route: string): HtmlPage {
  if (route === '/404') return { file: join(client, '404.html'), path: '/404.html' };
  const path = route.endsWith('/') ? route : `${route}/`;
  return { file: join(client, path, 'index.html'), path };
}
