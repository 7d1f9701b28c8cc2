import { toComparablePath } from './paths';

/** The folder of the files, below the base. */
export const ROUTES = 'routes';

/**
 * The file that tells a browser how to open the page at a site path, below the base and percent-encoded:
 * `routes/docs/limits.json`. Addresses of one page, such as `/docs/Limits/`, have one file.
 */
export function toRouteFile(path: string): string {
  const route = encodeURI(toComparablePath(path)).replace(/\/$/, '');
  return `${ROUTES}${route === '' ? '/index' : route}.json`;
}
