/** The rules of style that a site can turn on for its guides. */
export const styleRules = ['terms', 'links', 'headings', 'sentences', 'images'] as const;

/** A rule of style. */
export type StyleRule = (typeof styleRules)[number];
