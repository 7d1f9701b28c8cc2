import type { SearchDocument } from './search-document';
import type { ExportedIndex } from './search-index';

/** Hash of an entry of the index file, in 8 hexadecimal characters. */
export function toEntryChecksum(documents: readonly SearchDocument[], data: ExportedIndex): string {
  return toChecksum(JSON.stringify([documents, data]));
}

/** FNV-1a over UTF-16 code units: it finds damage, and is no protection against forgery. */
export function toChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
