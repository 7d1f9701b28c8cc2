import { diffArrays, diffWordsWithSpace } from 'diff';
import type { PageSection } from '../search/page-documents';
import type { ReadPage } from './site-text';

/** Words that are the same, removed or added. */
export interface Words {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A changed place of a page: what it said and says. */
export interface TextChange {
  /** The title of its section; empty before the first one. */
  readonly heading: string;
  readonly hash: string;
  readonly words: readonly Words[];
  /** True for a sample or an example. */
  readonly isCode?: true;
}

/** The changed places of a page in its order, then its changed code. */
export function listTextChanges(before: ReadPage, after: ReadPage): readonly TextChange[] {
  const [old, now] = [toSections(before, after), toSections(after, before)];
  const keys = new Set([...now.keys(), ...old.keys()]);
  return [
    ...[...keys].flatMap((key) => {
      const [one, other] = [old.get(key), now.get(key)];
      const { title: heading, hash } = other ?? one ?? { title: '', hash: '' };
      return listPairs(toSentences(one), toSentences(other)).map((words) => ({
        heading,
        hash,
        words,
      }));
    }),
    ...listPairs(listLines(before), listLines(after)).map((words) => {
      return { heading: '', hash: '', words, isCode: true } as const;
    }),
  ];
}

/** The sections by what they are the same by in both versions: their anchor, or else their title. */
function toSections(page: ReadPage, other: ReadPage): ReadonlyMap<string, PageSection> {
  const hashes = new Set(other.sections.map(({ hash }) => hash));
  const sections = new Map<string, PageSection>();
  for (const section of page.sections) {
    const { title, hash } = section;
    let key = hash !== '' && hashes.has(hash) ? hash : `title ${title}`;
    while (sections.has(key)) key += "'";
    sections.set(key, section);
  }
  return sections;
}

function toSentences(section: PageSection | undefined): readonly string[] {
  if (section === undefined) return [];
  const sentences = Array.from(SENTENCES.segment(section.content), ({ segment }) => segment.trim());
  return [section.title, ...sentences].filter((sentence) => sentence !== '');
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences on a page and the lines of its code. */
export function listSentences(page: ReadPage): ReadonlySet<string> {
  return new Set([...page.sections.flatMap(toSentences), ...listLines(page)]);
}

/** The lines of all code on a page. */
function listLines({ code }: ReadPage): readonly string[] {
  return code.flatMap((block) => block.split('\n')).filter((line) => line.trim() !== '');
}

/** Where two lists differ, each place by its words. */
function listPairs(old: readonly string[], now: readonly string[]): readonly (readonly Words[])[] {
  const parts =
    diffArrays([...old], [...now], { maxEditLength: MOST_EDITS }) ?? toReplaced([...old], [...now]);
  return parts.flatMap((part, index) => {
    if (part.added && parts[index - 1]?.removed) return [];
    if (!part.added && !part.removed) return [];
    const next = parts[index + 1];
    const other = part.removed && next?.added ? next.value.join(' ') : '';
    const text = part.value.join(' ');
    return [toWords(part.removed ? text : '', part.removed ? other : text)];
  });
}

/** Lists that differ in more items are replaced as a whole: the time of a comparison grows with the square. */
const MOST_EDITS = 500;

function toReplaced<Value>(old: Value, now: Value) {
  return [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
}

/** Longer texts are compared as a whole: by words, they would take seconds. */
const MOST_CHARACTERS = 20_000;

function toWords(old: string, now: string): readonly Words[] {
  const isLong = old.length + now.length > MOST_CHARACTERS;
  const isWhole = isLong || old === '' || now === '';
  const parts = isWhole ? toReplaced(old, now) : diffWordsWithSpace(old, now);
  return parts
    .filter(({ value }) => value !== '')
    .map(({ value, removed, added }) => ({
      kind: removed ? 'removed' : added ? 'added' : 'same',
      text: value,
    }));
}
