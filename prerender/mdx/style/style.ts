import type { StyleRule } from '../../../src/model/site/style-rules';
import { checkHeadingCase } from './heading-case';
import type { Prose, StyleProblem } from './prose';
import { checkSentences } from './sentences';
import type { Term } from './terms';
import { checkTerms } from './terms';

/** The style rules of a site, and the words that they know. */
export interface Style {
  readonly rules: readonly StyleRule[];
  /** The BCP 47 tag of the language that the guides are written in. */
  readonly language: string;
  readonly terms: readonly Term[];
  /** Words that keep their capitals in headings. */
  readonly names: readonly string[];
}

/** Some rules know English only. */
export function hasRule({ rules, language }: Style, rule: StyleRule): boolean {
  const isForAll = rule === 'sentences' || rule === 'images';
  return rules.includes(rule) && (isForAll || /^en\b/i.test(language));
}

/** Checks the words of a file. */
export function checkProses(proses: readonly Prose[], style: Style): readonly StyleProblem[] {
  const { terms, language } = style;
  const names = [...style.names, ...terms.map(({ write }) => write)];
  return [
    ...(hasRule(style, 'terms') ? checkTerms(proses, terms) : []),
    ...(hasRule(style, 'headings') ? checkHeadingCase(proses, names) : []),
    ...(hasRule(style, 'sentences') ? checkSentences(proses, language) : []),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
}
