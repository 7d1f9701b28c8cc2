import { site as config } from '../../content/site';
import type { PageConfig } from '../model/site/site';

/** The configuration of the site, without what only a build reads. */
export const site: PageConfig = config;
