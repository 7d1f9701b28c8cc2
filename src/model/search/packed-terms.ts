import { isObject } from '../json-object';

/** The pages of each term, by how much they say it: FlexSearch's map, with null for an empty list. */
export type TermMap = readonly (readonly [term: string, pages: readonly PageList[]])[];

type PageList = readonly number[] | null;

/**
 * A map of terms in two texts, a third of the size of FlexSearch's export.
 *
 * The terms are in order and separated by spaces. Each has its lists of pages, separated by `;`: the lists by
 * `:`, their numbers by `,`, each the difference to the one before, in base 36.
 */
export interface PackedTerms {
  readonly terms: string;
  readonly pages: string;
}

/** Packs a map of terms; the lists of pages are put in order. */
export function packTerms(map: TermMap): PackedTerms {
  const sorted = map.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: sorted.map(([term]) => term).join(' '),
    pages: sorted.map(([, lists]) => lists.map(packList).join(':')).join(';'),
  };
}

function packList(list: PageList): string {
  const pages = (list ?? []).toSorted((a, b) => a - b);
  return pages.map((page, at) => (page - (pages[at - 1] ?? 0)).toString(36)).join(',');
}

/** Unpacks a map of terms; throws if it is damaged. */
export function unpackTerms({ terms, pages }: PackedTerms): TermMap {
  if (terms === '') return [];
  const names = terms.split(' ');
  const lists = pages.split(';');
  if (names.length !== lists.length) throw new Error('The search index has terms without pages.');
  return names.map((term, at) => [term, (lists[at] ?? '').split(':').map(unpackList)] as const);
}

function unpackList(text: string): PageList {
  if (text === '') return null;
  let page = 0;
  return text.split(',').map((step) => {
    page += Number.parseInt(step, 36);
    if (!Number.isSafeInteger(page))
      throw new Error('The search index has a damaged list of pages.');
    return page;
  });
}

/** Whether a value has the form of packed terms. */
export function isPackedTerms(value: unknown): value is PackedTerms {
  return (
    isObject(value) && typeof value['terms'] === 'string' && typeof value['pages'] === 'string'
  );
}
