import { site } from './site';

/** The configuration of the site as Docusaurus calls it, for guides that come from there. */
export function useDocusaurusContext() {
  const { title, tagline, locales } = site;
  return {
    siteConfig: { title, tagline, baseUrl: import.meta.env.BASE_URL, customFields: {} },
    i18n: {
      defaultLocale: locales.default,
      locales: locales.all.map(({ code }) => code),
      currentLocale: import.meta.env.VITE_LOCALE ?? locales.default,
    },
  };
}
