import { toRoutePath, withoutBase } from '../../model/site/paths';

/** The site path of an address: without the base, without a file's ending. */
export function toSitePath(pathname: string): string {
  return toRoutePath(withoutBase(import.meta.env.BASE_URL, pathname) ?? pathname);
}
