import { isObject } from '../json-object';

/** The pages of each term, by how much they say it: FlexSearch's map, with null for an empty list. */
export type TermMap = readonly (readonly [term: string, pages: readonly PageList[]])[];

type PageList = readonly number[] | null;

/**
 * A map of terms in two texts, less than two thirds of the size of FlexSearch's export.
 *
 * The terms are in order. Of each stands a capital for the letters that it shares with the term before, `A` for
 * none, and the letters after these. Each has its lists of pages, separated by `;`, and the lists are separated
 * by `:`. A page is its difference to the one before, in base 32. The last digit of a number is
 * one of {@link LAST}, those before it are of {@link MORE}: so numbers need nothing between them.
 */
export interface PackedTerms {
  readonly terms: string;
  readonly pages: string;
}

/** Packs a map of terms; the lists of pages are put in order. */
export function packTerms(map: TermMap): PackedTerms {
  const sorted = map.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: packNames(sorted.map(([term]) => term)),
    pages: sorted.map(([, lists]) => lists.map(packList).join(':')).join(';'),
  };
}

/** Terms are folded, so capitals can stand between them. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function packNames(names: readonly string[]): string {
  return names
    .map((name, at) => {
      const shared = countShared(names[at - 1] ?? '', name);
      return SHARED.charAt(shared) + name.slice(shared);
    })
    .join('');
}

function countShared(before: string, name: string): number {
  let shared = 0;
  while (shared < SHARED.length - 1 && shared < before.length && before[shared] === name[shared])
    shared += 1;
  return shared;
}

function packList(list: PageList): string {
  const pages = (list ?? []).toSorted((a, b) => a - b);
  return pages.map((page, at) => packNumber(page - (pages[at - 1] ?? 0))).join('');
}

const LAST = '0123456789abcdefghijklmnopqrstuv';
const MORE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZwxyz_-';
const BASE = LAST.length;

function packNumber(number: number): string {
  let digits = LAST.charAt(number % BASE);
  for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE))
    digits = MORE.charAt(rest % BASE) + digits;
  return digits;
}

/** Unpacks a map of terms; throws if it is damaged. */
export function unpackTerms({ terms, pages }: PackedTerms): TermMap {
  if (terms === '') return [];
  const names = unpackNames(terms);
  const lists = pages.split(';');
  if (names.length !== lists.length) throw new Error('The search index has terms without pages.');
  return names.map((term, at) => [term, (lists[at] ?? '').split(':').map(unpackList)] as const);
}

function unpackNames(text: string): readonly string[] {
  let name = '';
  return Array.from(text.matchAll(/([A-Z])([^A-Z]*)/g), ([, sign = 'A', rest = '']) => {
    name = name.slice(0, SHARED.indexOf(sign)) + rest;
    return name;
  });
}

function unpackList(text: string): PageList {
  if (text === '') return null;
  const pages: number[] = [];
  let [page, step] = [0, 0];
  let isWhole = false;
  for (const digit of text) {
    const last = LAST.indexOf(digit);
    isWhole = last >= 0;
    const value = isWhole ? last : MORE.indexOf(digit);
    step = step * BASE + value;
    if (value < 0 || !Number.isSafeInteger(page + step)) throw damaged();
    if (!isWhole) continue;
    page += step;
    step = 0;
    pages.push(page);
  }
  if (!isWhole) throw damaged();
  return pages;
}

function damaged(): Error {
  return new Error('The search index has a damaged list of pages.');
}

export function isPackedTerms(value: unknown): value is PackedTerms {
  return (
    isObject(value) && typeof value['terms'] === 'string' && typeof value['pages'] === 'string'
  );
}
