/** The weights of the ranking. Change one only for queries that it gains: `npm run test:search`. */
export const weights = {
  /** A term in a title. */
  title: 10,
  /** A term in a heading, the name of a field, a description, or a phrase by which the page is asked for. */
  part: 5,
  /** A term in a text. */
  text: 2,
  /** A title or a phrase that says all of the query, and nothing else. */
  whole: 8,
  /** A synonym, a longer word or a misspelt one. */
  variant: 0.7,
  /** The parts of a compound that pages say as a whole. */
  compound: 0.2,
  /** A page that fewer readers look for. */
  minor: 0.55,
  /** A word that a page says with other accents only. */
  accent: 0.95,
} as const;
