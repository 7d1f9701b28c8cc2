import type { HttpBody, HttpHeader, MultipartPart } from '../../src/model/request/http-request';
import { toCase } from './proof-case';
import type { ProofCase } from './proof-case';

/** Pieces with a special meaning in some language, in a shell or in HTTP. */
const pieces = [
  "'",
  '"',
  '\\',
  '$',
  '`',
  '#{1+1}',
  '${7*7}',
  '$(touch canary)',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '%',
  '%s',
  '%20',
  '@',
  '<',
  '>',
  ';',
  '&',
  '=',
  '+',
  '?',
  '!',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '*',
  '~',
  '|',
  '^',
  ',',
  ':',
  '/',
  '//',
  '--',
  '"""',
  "'''",
  '\\n',
  '\\u0041',
  '</script>',
  '<!--',
  'Đ',
  '東',
  'é',
  '🎉',
  '\u2028',
  '\u202E',
  '\u0085',
  '\u00A0',
  'abc',
  'X',
  '0',
  '9',
  'EOF',
  'null',
  '#$0',
  '#@a',
  "\\'",
  '\\"',
  '\u0001',
  '\u007F',
  'ÿ',
  '\0',
  '\uD83D',
  "'-f()-'",
  '@canary.txt',
] as const;

/** Random requests, the same for the same seed. */
export function listRandomCases(seed: number, count: number): readonly ProofCase[] {
  const random = createRandomNumbers(seed);
  return Array.from({ length: count }, (_, index) => toRandomCase(random, index));
}

function toRandomCase(random: RandomNumbers, index: number): ProofCase {
  const method = random.pick(['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE']);
  const query = random
    .list(3, () => `${encode(toText(random, 3))}=${encode(toText(random, 8))}`)
    .join('&');
  const path = `/p${encode(toText(random, 4))}${query === '' ? '' : `?${query}`}`;
  const body = method === 'GET' ? undefined : toBody(random);
  return toCase(`random request ${index}`, method, path, toHeaders(random), body);
}

function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
}

function toText(random: RandomNumbers, most: number): string {
  return random.list(most, () => random.pick(pieces)).join('');
}

function toHeaders(random: RandomNumbers): readonly HttpHeader[] {
  const headers = random.list(2, () => {
    const name = random.list(6, () => random.pick([...'abcXYZ019_-.'] as [string, ...string[]]));
    return [`X-${name.join('')}z`, toHeaderValue(toText(random, 8))] as const;
  });
  const names = headers.map(([name]) => name.toLowerCase());
  return headers.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

function toHeaderValue(text: string): string {
  // oxlint-disable-next-line no-control-regex -- no client may send these
  return text.replaceAll(/[\u0000-\u001F\u007F]/g, '').trim();
}

function toBody(random: RandomNumbers): HttpBody | undefined {
  const kind = random.pick(['json', 'json', 'text', 'form', 'form', 'multipart', 'none']);
  switch (kind) {
    case 'json':
      return { kind, text: JSON.stringify(toValue(random, 0)) };
    case 'text':
      return { kind, text: toText(random, 14) };
    case 'form':
      return {
        kind,
        fields: random.list(4, () => [toText(random, 3), toText(random, 8)] as const),
      };
    case 'multipart':
      return { kind, parts: random.list(4, () => toPart(random)) };
    default:
      return undefined;
  }
}

function toPart(random: RandomNumbers): MultipartPart {
  const name = `part${toText(random, 2).replaceAll('\0', '')}`;
  if (random.below(3) > 0) return { kind: 'field', name, value: toText(random, 8) };
  const path = random.pick(['cat.png', 'a b.txt', "dir/đ 'x',;.bin"]);
  return { kind: 'file', name, path, ...(random.below(2) > 0 && { contentType: 'image/png' }) };
}

function toValue(random: RandomNumbers, depth: number): unknown {
  switch (random.below(depth > 2 ? 5 : 8)) {
    case 0:
      return null;
    case 1:
      return random.below(2) > 0;
    case 2:
      return random.below(1_000_000) - 500_000;
    case 3:
      return random.fraction() * 10 ** (random.below(40) - 20);
    case 4:
      return toText(random, 8);
    case 5:
    case 6:
      return random.list(3, () => toValue(random, depth + 1));
    default:
      return Object.fromEntries(
        random.list(3, () => [toText(random, 3), toValue(random, depth + 1)]),
      );
  }
}

/** A seeded source of random numbers. */
interface RandomNumbers {
  /** A non-negative integer below the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly list: <Item>(most: number, make: () => Item) => readonly Item[];
  readonly fraction: () => number;
}

/** Mulberry32: small, and good enough for generating requests. */
function createRandomNumbers(seed: number): RandomNumbers {
  let state = Math.trunc(seed);
  const fraction = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    list: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}
