import type { IndexName } from '../model/search/index-address';

/** The results page of a query, in the context and version of an index. */
export function toSearchPath(query: string, { version, context }: IndexName): string {
  const parameters = [
    `q=${encodeURIComponent(query)}`,
    ...(context === '' ? [] : [`ctx=${encodeURIComponent(context)}`]),
    ...(version === '' ? [] : [`version=${encodeURIComponent(version)}`]),
  ];
  return `/search?${parameters.join('&')}`;
}
