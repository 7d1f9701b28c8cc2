/**
 * The oldest browsers that the site supports: what they have, its scripts and styles may use. `index.html` knows them by
 * three of their features, and a guide names them: content/docs/contributing/publishing.mdx#supported-browsers.
 */
export const browsers = {
  chrome: '120',
  edge: '120',
  firefox: '125',
  safari: '17.4',
  ios: '17.4',
} as const;

/** The same as targets of a bundler. */
export const browserTargets: string[] = Object.entries(browsers).map(
  ([name, version]) => name + version,
);
