import { isBelowPath, withoutBase } from '../../../src/model/site/paths';
import type { SiteConfig } from '../../../src/model/site/site';
import { toBasePath } from '../../settings/settings';

export type SiteAddress = Pick<SiteConfig, 'url' | 'baseUrl' | 'locales'>;

/**
 * The site path, with its hash, of an absolute address of this site: `/terms` for
 * `https://docs.example.com/terms`. Undefined for another site, and for a page in another language, which is in
 * another build.
 */
export function toOwnPath(
  href: string,
  { url, baseUrl, locales }: SiteAddress,
): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const { origin, pathname, hash } = new URL(href);
  if (origin !== new URL(url).origin) return undefined;
  const path = withoutBase(toBasePath(baseUrl ?? '') ?? '/', pathname);
  const others = locales.all.filter(({ code }) => code !== locales.default);
  if (path === undefined || others.some(({ code }) => isBelowPath(path, `/${code}`)))
    return undefined;
  return path + hash;
}
