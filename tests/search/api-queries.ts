import { toOperationUrl } from '../../tools/search/api-pages';
import type { ListedApi, ListedOperation } from '../../tools/search/listed-api';
import { createRandom, pick } from '../../tools/search/random';
import type { Random } from '../../tools/search/random';
import type { RelevanceQuery } from './relevance-table';

/** The queries that lead to some operations of an API, made of nothing but its own facts. */
export function listApiQueries(api: ListedApi, count: number, seed: number): RelevanceQuery[] {
  const random = createRandom(seed);
  return sample(random, api.operations, count).flatMap((operation) =>
    toQueries(api, operation, random),
  );
}

function toQueries(api: ListedApi, operation: ListedOperation, random: Random): RelevanceQuery[] {
  const { id, title, method, path } = operation;
  const filled = fill(path, random);
  const prefix = title
    .slice(0, Math.max(5, Math.ceil(title.length * 0.7)))
    .trim()
    .toLowerCase();
  const called = (other: ListedOperation) => other.title === title;
  const begun = (other: ListedOperation) => other.title.toLowerCase().startsWith(prefix);
  // Without a method, whoever looks at an address reads what is there.
  const opened = (other: ListedOperation) =>
    other.path === path && (other.method === 'GET' || !hasGet(api, path));
  const queries: readonly (readonly [string, string, (other: ListedOperation) => boolean])[] = [
    ['title', title, called],
    ['id', id, called],
    ['id in snake case', id.replaceAll(/(?=[A-Z])/g, '_').toLowerCase(), called],
    ['id in kebab case', id.replaceAll(/(?=[A-Z])/g, '-').toLowerCase(), called],
    ['id in lower case', id.toLowerCase(), called],
    ['path with placeholders', path, (other) => other.path === path],
    ['path with values', filled, opened],
    ['method and path', `${method} ${path}`, called],
    ['method and path with values', `${method.toLowerCase()} ${filled}`, called],
    ['pasted URL', `${api.server}${filled}?expand=items&trace=1`, opened],
    ['pasted curl', toCurl(api, operation, filled), called],
    ...misspell(title, random).map((typo) => ['title with a typo', typo, called] as const),
    ['title in another order', title.toLowerCase().split(' ').toReversed().join(' '), called],
    ['beginning of the title', prefix, begun],
  ];
  return queries.map(([kind, query, isRight]) => ({
    kind,
    query,
    accepted: api.operations.filter(isRight).map(toOperationUrl),
  }));
}

/** Some of the values, each at most once, in random order. */
function sample<Value>(random: Random, values: readonly Value[], count: number): readonly Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ value }) => value);
}

function hasGet(api: ListedApi, path: string): boolean {
  return api.operations.some((other) => other.path === path && other.method === 'GET');
}

/** A path with ids as servers give them. */
function fill(path: string, random: Random): string {
  return path.replaceAll(/\{(\w+)Id\}/g, (_, name: string) => {
    const number = Math.floor(random() * 1e6);
    return pick(random, [
      String(number),
      `${name.slice(0, 3).toLowerCase()}_01HZY3V8K4Q9W2N7T5R6${String(number).padStart(6, '0')}`,
      `6f1c2a54-8f0e-4c55-9a1d-2f4b7c${String(number).padStart(6, '0')}`,
    ]);
  });
}

function toCurl(api: ListedApi, { method, body }: ListedOperation, path: string): string {
  const data = body.length === 0 ? '' : ` -d '{"${body[0]}":"x"}'`;
  const request = method === 'GET' || (method === 'POST' && data !== '') ? '' : `-X ${method} `;
  return `curl ${request}"${api.server}${path}" -H "Authorization: Bearer $TOKEN"${data}`;
}

/** Leaves out, doubles, swaps or replaces a letter inside one of the longer words, if there is one. */
function misspell(title: string, random: Random): string[] {
  const words = title.toLowerCase().split(' ');
  const long = words.filter((word) => word.length >= 4);
  if (long.length === 0) return [];
  const word = pick(random, long);
  const place = 1 + Math.floor(random() * (word.length - 3));
  const [before, after] = [word.slice(0, place), word.slice(place + 2)];
  const [letter = '', next = ''] = word.slice(place);
  const typo = pick(random, [
    // Three letters are too few to guess from.
    ...(word.length > 4 ? [`${before}${next}${after}`] : []),
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
    `${before}${letter === 'x' ? 'y' : 'x'}${next}${after}`,
  ]);
  return [words.with(words.indexOf(word), typo).join(' ')];
}
