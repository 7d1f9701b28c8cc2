import { SearchError } from './search-error';

/** Fetches an index for the worker; rejects with a {@link SearchError}. */
export async function fetchIndexFile(url: string, milliseconds: number): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return await response.arrayBuffer();
  } catch (cause) {
    throw new SearchError('network', 'The search index could not be fetched.', { cause });
  }
}
