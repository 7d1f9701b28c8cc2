import { isUnspaced, splitWords, toKey, toTerm } from './words';
import type { Word } from './words';

/** The words of `content/search.yaml` by which readers search. */
export interface SearchWords {
  /** Words and phrases of which each finds the others. */
  readonly synonyms: readonly (readonly string[])[];
  /** Who says the key may mean the values; the values do not find the key. */
  readonly wider: Readonly<Record<string, readonly string[]>>;
  /** The same for words of other languages. */
  readonly foreign: Readonly<Record<string, readonly string[]>>;
}

/** The same, with the phrases by which pages are asked for: by their paths, with the anchor of a part if they mean one. */
export interface SiteSearchWords extends SearchWords {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** The words of a site that has none. */
export const noSearchWords: SearchWords = { synonyms: [], wider: {}, foreign: {} };

/** The words of a query that mean something else, too. */
export interface Meaning {
  /** The number of words. */
  readonly length: number;
  /** What they mean, each as the terms of its words. */
  readonly phrases: readonly (readonly string[])[];
  readonly isForeign: boolean;
}

/** The words that readers use, as ranking asks for them. */
export interface Thesaurus {
  /** The longest run of words from a place on that has a meaning. */
  readonly findMeaning: (words: readonly Word[], at: number) => Meaning | undefined;
  /** The words in a run of a script without spaces; none if they are less than half of it. */
  readonly splitRun: (run: string) => readonly string[];
}

/** Prepares words for looking them up. */
export function createThesaurus({ synonyms, wider, foreign }: SearchWords): Thesaurus {
  const meanings = new Map<string, Omit<Meaning, 'length'>>();
  const add = (said: string, meant: readonly string[], isForeign = false) => {
    const key = toPhrase(said).join(' ');
    const phrases = [...(meanings.get(key)?.phrases ?? []), ...meant.map(toPhrase)];
    meanings.set(key, { phrases, isForeign });
  };
  for (const group of synonyms)
    for (const said of group)
      add(
        said,
        group.filter((other) => other !== said),
      );
  for (const [said, meant] of Object.entries(wider)) add(said, meant);
  for (const [said, meant] of Object.entries(foreign)) add(said, meant, true);
  const most = Math.max(0, ...Array.from(meanings.keys(), (key) => key.split(' ').length));
  const runs = [...meanings.keys()].filter(isUnspaced).toSorted((a, b) => b.length - a.length);
  const inRun = runs.length === 0 ? undefined : new RegExp(runs.join('|'), 'gu');
  return {
    findMeaning: (words, at) => {
      for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
        const meaning = meanings.get(toWordTerms(words.slice(at, at + length)).join(' '));
        if (meaning !== undefined) return { length, ...meaning };
      }
      return undefined;
    },
    splitRun: (run) => {
      const found = (inRun && toKey(run).match(inRun)) ?? [];
      return found.join('').length < run.length / 2 ? [] : found;
    },
  };
}

function toPhrase(phrase: string): readonly string[] {
  return toWordTerms(splitWords(phrase));
}

function toWordTerms(words: readonly Word[]): readonly string[] {
  return words.map(({ text }) => toTerm(text));
}

/** Words that say nothing about what is asked for, as long as the query has others. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a about all an and another any anyone are as at be between by can could did difference do docs does endpoint for from happen happens has have header how i if in into is it ' +
    'its long many max maximum may me mean means much my need now of often on or our per please pls plz should so some somebody someone something than that the their them then there this to ' +
    'us use using versus vs want was we what when where which who why will with would you your là cái nhưng mà ' +
    'de la el los las un una le les des une du der die das den dem ein eine einen und mit et y con para por'
  )
    .split(' ')
    .map(toTerm),
);

/** True if a text means the same without this term. */
export function isFiller(term: string): boolean {
  return fillers.has(term);
}
