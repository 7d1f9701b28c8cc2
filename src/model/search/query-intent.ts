import type { PageKind } from './page-facts';
import type { SearchQuery } from './query';
import { isFiller } from './synonyms';
import { toPlain } from './word-forms';

/** Whether a reader asks what something is. */
export function asksForMeaning({ words }: SearchQuery): boolean {
  const [first, second] = words.map(({ text }) => text);
  const asked = words.filter(({ text }) => !isFiller(text));
  return first === 'what' && (second === 'is' || second === 'are') && asked.length < 3;
}

/** Whether a reader asks for a limit: `how many requests a minute`. */
export function asksForAmount({ words }: SearchQuery): boolean {
  const [first, second] = words.map(({ text }) => text);
  return first === 'how' && amounts.has(second ?? '');
}

const amounts: ReadonlySet<string> = new Set(['many', 'much', 'long', 'often']);

/** A query that says the kind of page beside its title: `team schema`. */
export function readNamed({ words }: SearchQuery): { kind: PageKind; title: string } | undefined {
  const texts = words.map(({ text }) => text);
  const word = texts.find((text) => kindNames.has(text));
  const kind = word === undefined ? undefined : kindNames.get(word);
  const title = toPlain(texts.filter((text) => text !== word).join(' '));
  return kind === undefined || title === '' ? undefined : { kind, title };
}

const kindNames: ReadonlyMap<string, PageKind> = new Map([
  ['schema', 'schema'],
  ['type', 'schema'],
  ['operation', 'operation'],
  ['endpoint', 'operation'],
  ['webhook', 'webhook'],
  ['guide', 'guide'],
]);
