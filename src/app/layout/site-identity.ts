import { site } from '../../catalog/site';
import type { SiteIdentity } from '../../model/site/head';
import type { Locale } from '../../model/site/locales';
import { toRoutePath, withoutBase } from '../../model/site/paths';
import { locale as code } from '../../ui/locale';

/** Where this build of the site is served, and under which name. */
export const siteIdentity: SiteIdentity = {
  title: site.title,
  titleDelimiter: site.titleDelimiter,
  url: import.meta.env.VITE_SITE_URL,
  base: import.meta.env.BASE_URL,
  locale: getLocale(),
  locales: site.locales,
};

function getLocale(): Locale {
  const locale = site.locales.all.find((one) => one.code === code);
  if (locale === undefined) throw new Error(`The site has no locale "${code}".`);
  return locale;
}

/** The site path of an address, without the base and the file extension. */
export function toSitePath(pathname: string): string {
  return toRoutePath(withoutBase(siteIdentity.base, pathname) ?? pathname);
}
