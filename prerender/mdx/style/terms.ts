import type { Prose } from './prose';
import { OBJECT } from './prose';
import type { StyleProblem, Term } from './style';
import { toStyleProblem } from './style';

/** Reports words for which the site has a term. */
export function checkTerms(prose: Prose, terms: readonly Term[]): readonly StyleProblem[] {
  const text = maskQuotations(prose.text);
  const wrong = terms.flatMap((term) => findWrong(text, term));
  if (wrong.length === 0) return [];
  const right = terms.flatMap(({ write }) => [...text.matchAll(toPattern(write, 'giu'))]);
  return wrong
    .filter(({ match }) => !right.some((other) => isPart(match, other)))
    .map(({ match, term }) => toProblem(prose, match.index, match[0], term));
}

interface Wrong {
  readonly match: RegExpExecArray;
  readonly term: Term;
}

function findWrong(text: string, term: Term): readonly Wrong[] {
  const small = text.toLowerCase();
  return (
    term.not
      // Few texts have the first word, and a pattern takes much longer to find nothing.
      .filter((words) => small.includes(/^[^\s'’]*/.exec(words.trim().toLowerCase())?.[0] ?? ''))
      .flatMap((words) => [
        ...text.matchAll(toPattern(words, /\p{Lu}/u.test(words) ? 'gu' : 'giu')),
      ])
      .filter(({ index }, at, all) => all.findIndex((other) => other.index === index) === at)
      .filter(([found]) => found !== toCaseOf(found, term.write))
      .map((match) => ({ match, term }))
  );
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
