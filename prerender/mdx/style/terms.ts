import { oncePer } from '../../../src/model/once-per';
import type { Prose, StyleProblem } from './prose';
import { maskQuotations, toStyleProblem } from './prose';

/** Words that guides write in one way. */
export interface Term {
  readonly write: string;
  readonly not: readonly string[];
  readonly why?: string;
}

/** Reports words for which the site has a term. */
export function checkTerms(
  proses: readonly Prose[],
  terms: readonly Term[],
): readonly StyleProblem[] {
  if (terms.length === 0) return [];
  return proses.flatMap((prose) =>
    [...maskQuotations(prose.text).matchAll(toPattern(terms))].flatMap(({ index, 0: found }) => {
      const term = terms.find((each) => isUnwanted(found, each));
      return term === undefined ? [] : [toTermProblem(prose, index, found, term)];
    }),
  );
}

/**
 * Finds the words of all terms, those to write and those not to, the longest first: "log" is allowed within the term
 * "log file". Only whole words: neither part of a longer or hyphenated one, nor of a name, a path or a URL.
 */
const toPattern = oncePer((terms: readonly Term[]) => {
  const words = terms.flatMap(({ write, not }) => [write, ...not]);
  const choices = words
    .toSorted((a, b) => b.length - a.length)
    .map((each) =>
      each
        .trim()
        .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
        .replaceAll(/\s+/g, String.raw`\s+`)
        .replaceAll(/['’]/g, "['’]"),
    );
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_@/.#$:\-])(?:${choices.join('|')})(?![\p{L}\p{N}_@/\-]|[.:]\p{L}|\()`,
    'giu',
  );
});

function isUnwanted(found: string, { write, not }: Term): boolean {
  const words = toPlain(found);
  return (
    found !== toCaseOf(found, write) &&
    not.some((each) =>
      // Words with capitals are unwanted only as they are written.
      /\p{Lu}/u.test(each) ? toPlain(each) === words : toPlain(each) === words.toLowerCase(),
    )
  );
}

function toPlain(words: string): string {
  return words.trim().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
}

/** A term with a capital where the words that it replaces have one. */
function toCaseOf(found: string, term: string): string {
  return /^\p{Lu}/u.test(found) ? `${term.charAt(0).toUpperCase()}${term.slice(1)}` : term;
}

function toTermProblem(
  prose: Prose,
  index: number,
  found: string,
  { write, why }: Term,
): StyleProblem {
  const reason = why === undefined ? '.' : `: ${why}${/[.!?]$/.test(why) ? '' : '.'}`;
  const message = `"${found.replaceAll(/\s+/g, ' ')}" is not a term of this site.`;
  return toStyleProblem(prose, index, message, `Write "${toCaseOf(found, write)}"${reason}`);
}
