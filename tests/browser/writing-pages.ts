import { listSitePages } from './site-pages';

/** The paths of all pages about writing, and of those about tags where there are any. */
export const writingPaths: readonly string[] = listSitePages()
  .map(({ path }) => path)
  .filter((path) => /^\/docs\/(?:markdown-features|sidebar|tags)(?:\/|$)/.test(path));
