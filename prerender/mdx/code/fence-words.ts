import { findNearest } from '../../diagnostics/find-nearest';

/** The words that may stand after the language of a code block, and the names of options in quotes. */
const words = new Set([
  'showLineNumbers',
  'live',
  'noInline',
  'npm2yarn',
  'sync',
  'tab',
  'example',
]);
const names = new Set(['title', 'file', 'lines', 'region', 'tab']);

/** A word that a code block does not know, and the most similar one that it does. */
export interface UnknownWord {
  readonly word: string;
  readonly nearest: string | undefined;
}

/** Splits what stands after the language into words; what is in quotes or braces stays whole. */
export function listFenceWords(meta: string): readonly string[] {
  return meta.match(/[\w-]+=(?:"[^"]*"|'[^']*'|\{[^{}]*\})|\{[^{}]*\}|[^\s{}]+/g) ?? [];
}

/** True if a word such as `live` follows the language, also with a value: `tab="curl"`. */
export function hasFenceWord(meta: string | null | undefined, word: string): boolean {
  return listFenceWords(meta ?? '').some((each) => each === word || each.startsWith(`${word}=`));
}

/** The words that nobody knows; ranges in braces are known. */
export function listUnknownWords(meta: string): readonly UnknownWord[] {
  return listFenceWords(meta).flatMap((word) => {
    if (word.startsWith('{')) return [];
    const [, name = word, value] = /^([\w-]+)=(.*)$/s.exec(word) ?? [];
    if (isKnown(name, value)) return [];
    const nearest = findNearest(name, [...words, ...names]);
    return [{ word: name, nearest: nearest && toForm(nearest) }];
  });
}

function isKnown(name: string, value: string | undefined): boolean {
  if (value === undefined) return words.has(name);
  if (name === 'showLineNumbers') return /^\d+$/.test(value);
  if (name === 'tab' && value.startsWith('{')) return true;
  // Without quotes the value would be lost.
  return names.has(name) && /^["']/.test(value);
}

function toForm(name: string): string {
  return words.has(name) ? name : `${name}="…"`;
}
