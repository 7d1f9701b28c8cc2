import { site } from '../../content/site';
import type { SiteIdentity } from '../model/head';

/** Where this build of the site will be served, and under which name. */
export const siteIdentity: SiteIdentity = {
  title: site.title,
  titleDelimiter: site.titleDelimiter,
  url: import.meta.env.VITE_SITE_URL,
  base: import.meta.env.BASE_URL,
};
