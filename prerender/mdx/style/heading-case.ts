import type { Prose } from './prose';
import { OBJECT } from './prose';
import type { StyleProblem } from './style';
import { toStyleProblem } from './style';
import { maskQuotations } from './terms';

const nouns: Readonly<Record<Exclude<Prose['kind'], 'text'>, string>> = {
  heading: 'heading',
  title: 'title',
  label: 'label',
};

/** Reports a heading, title or label with capitals that neither its start nor a name asks for. */
export function checkHeadingCase(
  prose: Prose,
  listNames: () => ReadonlySet<string>,
): readonly StyleProblem[] {
  if (prose.kind === 'text') return [];
  const found = listCapitals(maskQuotations(prose.text));
  if (found.length === 0) return [];
  const names = listNames();
  const text = maskNames(prose.text, names);
  const wrong = found.filter(({ index, word }) => text[index] !== OBJECT && !isName(word, names));
  const [first] = wrong;
  if (first === undefined) return [];
  const right = wrong.reduce(
    (before, { index, word }) =>
      before.slice(0, index) + word.charAt(0).toLowerCase() + before.slice(index + 1),
    prose.text,
  );
  return [
    toStyleProblem(
      prose,
      first.index,
      `The ${nouns[prose.kind]} "${toShown(prose.text)}" is not in sentence case.`,
      `Write "${toShown(right)}". Is a word a name? Add it to "names" in content/terms.yaml.`,
    ),
  ];
}

interface Capital {
  readonly index: number;
  readonly word: string;
}

/**
 * A word of one capital and small letters, after a space: neither an acronym, nor a name such as
 * OpenAPI, nor a part of a path or of a hyphenated word.
 */
const CAPITAL = /(?<=\s[([“"‘']*)\p{Lu}[\p{Ll}'’]+(?=[\s,;:.!?)\]”"’]|$)(?![.:]\p{L})/gu;

/** What a sentence begins after; a number or "Step 1:" begins a heading. */
const START =
  /(?:^|[.:!?—–|]["”’)\]]*|^[\s\d.)]+|^\p{Lu}?[\p{Ll}]+ [\d.]+)\s*[([“"‘']*$|[([“"‘']$/u;

function listCapitals(text: string): readonly Capital[] {
  return [...text.matchAll(CAPITAL)]
    .map(({ index, 0: word }) => ({ index, word }))
    .filter(({ index }) => !START.test(text.slice(0, index)));
}

function isName(word: string, names: ReadonlySet<string>): boolean {
  return names.has(word) || names.has(word.replace(/['’]s?$/, ''));
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
 * begin several sentences and never have a small letter.
 */
export function listNamesInText(proses: readonly Prose[]): readonly string[] {
  const texts = proses.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const within = texts.flatMap((text) => [...text.matchAll(NAME)].map(([name]) => name));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/\p{L}[\p{L}\p{N}]*/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const repeated = [...counts]
    .filter(
      ([word, count]) => count > 1 && /^\p{Lu}/u.test(word) && !counts.has(word.toLowerCase()),
    )
    .map(([word]) => word);
  return [...within, ...repeated];
}
