import { checkHeadingCase, listNamesInText } from './heading-case';
import type { Prose } from './prose';
import { checkSentences } from './sentences';
import type { Style, StyleProblem } from './style';
import { checkTerms } from './terms';

/** Checks the words of a file by the rules of the site. */
export function checkProses(
  proses: readonly Prose[],
  { rules, language, terms, names: listed }: Style,
): readonly StyleProblem[] {
  const isEnglish = /^en\b/i.test(language);
  let known: ReadonlySet<string> | undefined;
  // Terms with a capital are names, in headings as well.
  const names = () =>
    (known ??= new Set([
      ...listed,
      ...terms.map(({ write }) => write).filter((write) => /^\p{Lu}/u.test(write)),
      ...listNamesInText(proses),
    ]));
  return proses.flatMap((prose) => [
    ...(rules.includes('terms') && isEnglish ? checkTerms(prose, terms) : []),
    ...(rules.includes('headings') && isEnglish ? checkHeadingCase(prose, names) : []),
    ...(rules.includes('sentences') ? checkSentences(prose, language) : []),
  ]);
}
