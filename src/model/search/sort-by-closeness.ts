import type { SearchDocument } from './search-document';

/**
 * Puts documents that are the query itself first, then those with its very accents.
 *
 * The index knows neither: `ma` and `má` are one term in it. Otherwise the order stays.
 */
export function sortByCloseness(
  documents: readonly SearchDocument[],
  tokens: readonly string[],
): readonly SearchDocument[] {
  if (documents.length < 2) return documents;
  return documents
    .map((document) => ({ document, distance: getDistance(document.t, tokens) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ document }) => document);
}

function getDistance(text: string, tokens: readonly string[]): number {
  const written = text.normalize('NFKC').toLowerCase();
  if (written === tokens.join(' ')) return 0;
  return tokens.every((token) => written.includes(token)) ? 1 : 2;
}
