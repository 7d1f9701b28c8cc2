import type { IndexName } from '../model/search/index-address';

/** The results page of a query, in the context and version of an index. */
export function toSearchPath(query: string, { version, context }: IndexName): string {
  const parameters = [
    `q=${encodeURIComponent(toAddressedQuery(query))}`,
    ...(context === '' ? [] : [`ctx=${encodeURIComponent(context)}`]),
    ...(version === '' ? [] : [`version=${encodeURIComponent(version)}`]),
  ];
  return `/search?${parameters.join('&')}`;
}

/** Longer addresses are refused by many servers, which a reload or a shared link would meet. */
const MOST_CHARACTERS = 6000;

/** The beginning of a query that fits into an address. */
export function toAddressedQuery(query: string): string {
  let text = query.slice(0, MOST_CHARACTERS);
  while (toLength(text) > MOST_CHARACTERS) text = text.slice(0, -100);
  // Half of a character cannot be encoded.
  return text.replace(/[\ud800-\udbff]$/, '');
}

function toLength(text: string): number {
  return new URLSearchParams({ q: text }).toString().replaceAll('+', '%20').length;
}
