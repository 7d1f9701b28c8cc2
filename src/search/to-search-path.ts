/** The results page of a query, in the index of a version or of the last one. */
export function toSearchPath(query: string, indexPath: string): string {
  const version = indexPath === '' ? '' : `&version=${encodeURIComponent(indexPath)}`;
  return `/search?q=${encodeURIComponent(query)}${version}`;
}
