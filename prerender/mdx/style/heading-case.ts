import type { Prose, StyleProblem } from './prose';
import { OBJECT, maskQuotations, toStyleProblem } from './prose';

/** Reports headings, titles and labels with capitals, except at the start and in names. */
export function checkHeadingCase(
  proses: readonly Prose[],
  names: readonly string[],
): readonly StyleProblem[] {
  const headings = proses.filter(({ kind, text }) => kind !== 'text' && listCapitals(text).length);
  if (headings.length === 0) return [];
  const known = new Set([...names, ...listNames(proses)]);
  return headings.flatMap((heading) => checkHeading(heading, known));
}

function checkHeading(prose: Prose, names: ReadonlySet<string>): readonly StyleProblem[] {
  const wrong = listCapitals(maskNames(maskQuotations(prose.text), names)).filter(
    ({ 0: word }) => !names.has(word) && !names.has(word.replace(/['’]s?$/, '')),
  );
  const [first] = wrong;
  if (first === undefined) return [];
  let right = prose.text;
  for (const { index } of wrong)
    right = right.slice(0, index) + right.charAt(index).toLowerCase() + right.slice(index + 1);
  const message = `The ${prose.kind} "${toShown(prose.text)}" is not in sentence case.`;
  const hint = `Write "${toShown(right)}". Is a word a name? Add it to "names" in content/terms.yaml.`;
  return [toStyleProblem(prose, first.index, message, hint)];
}

/**
 * A word of one capital and small letters, after a space: neither an acronym, nor a name such as
 * OpenAPI, nor a part of a path or of a hyphenated word.
 */
const CAPITAL = /(?<=\s[([“"‘']*)\p{Lu}[\p{Ll}'’]+(?=[\s,;:.!?)\]”"’]|$)(?![.:]\p{L})/gu;

/** The text before the first word of a sentence; a number or "Step 1:" may begin a heading. */
const START =
  /(?:^|[.:!?—–|]["”’)\]]*|^[\s\d.)]+|^\p{Lu}?[\p{Ll}]+ [\d.]+)\s*[([“"‘']*$|[([“"‘']$/u;

function listCapitals(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(CAPITAL)].filter(({ index }) => !START.test(text.slice(0, index)));
}

/** Replaces names of several words. */
function maskNames(text: string, names: ReadonlySet<string>): string {
  return [...names]
    .filter((name) => /\s/.test(name))
    .reduce((masked, name) => masked.replaceAll(name, OBJECT.repeat(name.length)), text);
}

function toShown(text: string): string {
  return text.replaceAll(OBJECT, '…').replaceAll(/\s+/g, ' ').trim();
}

/** A word with a capital within a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;)\uFFFC]\s)\p{Lu}[\p{L}\p{N}]*/gu;

/**
 * The names in the text of a guide: the words that have a capital within a sentence, and those that
 * begin several sentences and are never in lower case.
 */
function listNames(proses: readonly Prose[]): readonly string[] {
  const texts = proses.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const words = texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []);
  const [once, repeated] = [new Set<string>(), new Set<string>()];
  for (const word of words) (once.has(word) ? repeated : once).add(word);
  return [
    ...texts.flatMap((text) => text.match(NAME) ?? []),
    ...[...repeated].filter((word) => /^\p{Lu}/u.test(word) && !once.has(word.toLowerCase())),
  ];
}
