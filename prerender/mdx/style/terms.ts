import { oncePer } from '../../../src/model/once-per';
import type { Prose } from './prose';
import { OBJECT } from './prose';
import type { StyleProblem, Term } from './style';
import { toStyleProblem } from './style';

/** Reports words for which the site has a term. */
export function checkTerms(prose: Prose, terms: readonly Term[]): readonly StyleProblem[] {
  const text = maskQuotations(prose.text);
  const small = text.toLowerCase();
  const wrong = terms.flatMap((term) => findWrong(text, small, term));
  if (wrong.length === 0) return [];
  const right = terms.flatMap((term) => findAll(text, small, toWanted(term)));
  return wrong
    .filter(({ match }) => !right.some((other) => isPart(match, other)))
    .map(({ match, term }) => toProblem(prose, match.index, match[0], term));
}

interface Wrong {
  readonly match: RegExpExecArray;
  readonly term: Term;
}

/** Finds what a term replaces in a text, of which `small` is the text in small letters. */
function findWrong(text: string, small: string, term: Term): readonly Wrong[] {
  return listUnwanted(term)
    .flatMap((words) => findAll(text, small, words))
    .filter(({ index }, at, all) => all.findIndex((other) => other.index === index) === at)
    .filter(([found]) => found !== toCaseOf(found, term.write))
    .map((match) => ({ match, term }));
}

/** Words to find in many texts. */
interface SearchedWords {
  /** The first of them, in small letters. */
  readonly first: string;
  readonly pattern: RegExp;
}

function findAll(
  text: string,
  small: string,
  { first, pattern }: SearchedWords,
): readonly RegExpExecArray[] {
  // Few texts have the first word, and a pattern takes much longer to find nothing.
  return small.includes(first) ? [...text.matchAll(pattern)] : [];
}

const toWanted = oncePer(({ write }: Term) => toSearchedWords(write, 'giu'));

const listUnwanted = oncePer(({ not }: Term) =>
  not.map((words) => toSearchedWords(words, /\p{Lu}/u.test(words) ? 'gu' : 'giu')),
);

function toSearchedWords(words: string, flags: string): SearchedWords {
  const first = /^[^\s'’]*/.exec(words.trim().toLowerCase())?.[0] ?? '';
  return { first, pattern: toPattern(words, flags) };
}

/** Whether a match is a part of another one. */
function isPart(match: RegExpExecArray, other: RegExpExecArray): boolean {
  const start = match.index - other.index;
  return start >= 0 && start + match[0].length <= other[0].length && match[0] !== other[0];
}

/** Replaces what stands in quotation marks: those words are somebody else's. */
export function maskQuotations(text: string): string {
  return text.replaceAll(/“[^“”]*”|"[^"]*"|‘[^‘’]*’(?![\p{L}\p{N}])/gu, (quoted) =>
    OBJECT.repeat(quoted.length),
  );
}

/** A whole word: neither part of a longer or hyphenated one, nor of a name, a path or an address. */
function toPattern(words: string, flags: string): RegExp {
  const escaped = words
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/['’]/g, "['’]");
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_@/.#$:\-])${escaped}(?![\p{L}\p{N}_@/\-]|[.:]\p{L}|\()`,
    flags,
  );
}

/** A term with a capital where the words that it replaces have one. */
function toCaseOf(found: string, term: string): string {
  return /^\p{Lu}/u.test(found) ? `${term.charAt(0).toUpperCase()}${term.slice(1)}` : term;
}

function toProblem(prose: Prose, index: number, found: string, { write, why }: Term): StyleProblem {
  const words = found.replaceAll(/\s+/g, ' ');
  const reason = why === undefined ? '.' : `: ${why}`;
  const hint = `Write "${toCaseOf(found, write)}"${/[.!?]$/.test(reason) ? reason : `${reason}.`}`;
  return toStyleProblem(prose, index, `"${words}" is not a term of this site.`, hint);
}
