import type { TagEntry } from './guide-table';

/** The tags that start with the same letter. */
export interface TagGroup {
  readonly letter: string;
  readonly tags: readonly TagEntry[];
}

/** Groups tags by their first letter; groups and tags are sorted by the rules of the language. */
export function toTagGroups(tags: readonly TagEntry[], locale = 'en'): readonly TagGroup[] {
  const { compare } = new Intl.Collator(locale);
  const groups = new Map<string, TagEntry[]>();
  for (const tag of tags.toSorted((a, b) => compare(a.label, b.label))) {
    // A letter can be two code units long, or change its length with its case.
    const letter = ([...tag.label.trim()][0] ?? '').toLocaleUpperCase(locale);
    const group = groups.get(letter) ?? [];
    group.push(tag);
    groups.set(letter, group);
  }
  return [...groups]
    .map(([letter, entries]) => ({ letter, tags: entries }))
    .toSorted((a, b) => compare(a.letter, b.letter));
}
