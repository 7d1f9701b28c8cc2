import { isExternalHref, withBase } from '../model/site/paths';

/** An address of this site with the base path in front; others stay as they are. */
export function useBaseUrl(path: string): string {
  if (isExternalHref(path)) return path;
  return withBase(import.meta.env.BASE_URL, path.startsWith('/') ? path : `/${path}`);
}
