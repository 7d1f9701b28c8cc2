import type { PageKind } from './page-facts';
import type { SearchQuery } from './query';
import { isFiller, listSynonyms } from './synonyms';
import { toPlain } from './word-forms';

/** True for a query that asks what something is, or how it differs from another thing. */
export function asksForMeaning({ words }: SearchQuery): boolean {
  if (words.some(({ text }) => comparing.has(text))) return true;
  const [first, second] = words.map(({ text }) => text);
  const asked = words.filter(({ text }) => !isFiller(text));
  return first === 'what' && (second === 'is' || second === 'are') && asked.length < 3;
}

const comparing: ReadonlySet<string> = new Set(['vs', 'versus', 'difference']);

/** True for a query that asks for a reason: `why do I get 401`, or tells what happened: `a user got logged out`. */
export function asksForReason({ words }: SearchQuery): boolean {
  return words[0]?.text === 'why' || words.some(({ text }) => happening.has(text));
}

const happening: ReadonlySet<string> = new Set(['got', 'was', 'were', 'suddenly', 'unexpectedly']);

/** True for a query that asks if something is so: `can I`, `is there`. */
export function asksWhether({ words }: SearchQuery): boolean {
  return asking.has(words[0]?.text ?? '');
}

const asking: ReadonlySet<string> = new Set(['can', 'may', 'is', 'are', 'do', 'does']);

/** True for a query that asks for an amount: `how long does a token live`, `requests per minute`. */
export function asksForAmount(query: SearchQuery): boolean {
  return asksHow(query, ['much', 'long']) || asksForLimit(query);
}

/** True for a query that asks how much is allowed, which a guide says below a heading such as “Limits”. */
export function asksForLimit(query: SearchQuery): boolean {
  const texts = query.words.map(({ text }) => text);
  const isRate = texts.some((text, at) => text === 'per' && units.has(texts[at + 1] ?? ''));
  const isMost = texts.some((text) => text === 'maximum' || text === 'max');
  return isRate || isMost || asksHow(query, ['many', 'often']);
}

/** True for a query that changes the reader's own data: `change my email address`. */
export function asksForOwn({ words }: SearchQuery): boolean {
  const texts = words.map(({ text }) => text);
  return texts.some((text, at) => changing.has(text) && texts[at + 1] === 'my');
}

const changing: ReadonlySet<string> = new Set(['update', ...listSynonyms('update')]);

function asksHow({ words }: SearchQuery, amounts: readonly string[]): boolean {
  const [first, second = ''] = words.map(({ text }) => text);
  return first === 'how' && amounts.includes(second);
}

const units: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'ip']);

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
