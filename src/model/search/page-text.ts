import type { MeantWord } from './meant-words';
import { MAX_QUERY_LENGTH } from './query-text';
import { listAsking } from './text-fit';
import { splitWords, toTerm } from './words';

/** True if one of a page's texts says a phrase: its words one after the other, whatever stands between them. */
export function saysPhrase(texts: readonly string[], phrase: string): boolean {
  const said = toPhrase(phrase);
  return texts.some((text) => toPhrase(text).includes(said));
}

function toPhrase(text: string): string {
  return ` ${splitWords(text)
    .map((word) => word.text)
    .join(' ')} `;
}

/**
 * The query with its misspelt word as a page says it, which says all the others, too; undefined if there is no such word.
 *
 * A long question is not corrected, nor what is no English: too much of it differs by a letter from something.
 */
export function findCorrection(
  query: string,
  words: readonly MeantWord[],
  page: { readonly id: number; readonly texts: readonly string[] },
): string | undefined {
  const [misspelt, ...others] = words.filter(({ isMisspelt }) => isMisspelt);
  const isSaid = listAsking(words).every(({ pages }) => pages.has(page.id));
  if (misspelt === undefined || others.length > 0 || !isSaid || words.length > MAX_WORDS)
    return undefined;
  const at = query.toLowerCase().indexOf(misspelt.text);
  if (at < 0 || at > MAX_QUERY_LENGTH || !/^[a-z]+$/.test(misspelt.text)) return undefined;
  const meant = page.texts
    .flatMap(splitWords)
    .flatMap((word) => [word.text, ...word.parts])
    .find((text) => /^[a-z]+$/.test(text) && isMeant(text, misspelt));
  if (meant === undefined) return undefined;
  return query.slice(0, at) + meant + query.slice(at + misspelt.text.length);
}

const MAX_WORDS = 6;

function isMeant(text: string, { variants }: MeantWord): boolean {
  const term = toTerm(text);
  return variants.some(({ terms }) => terms.includes(term));
}
