import { assertNever } from '../../model/assert-never';
import { parseSearchIndex } from '../../model/search/search-index';
import type { SearchFailure, SearchReply, SearchRequest } from '../../model/search/protocol';
import { createSearchEngine } from './search-engine';
import type { SearchEngine } from './search-engine';

/** Fetches the text at a URL; rejects when it cannot be fetched. */
export type FetchText = (url: string) => Promise<string>;

/** Replies to a request. It never rejects, because every request of the page must get a reply. */
export type RequestHandler = (request: SearchRequest) => Promise<SearchReply>;

/** Creates the handler, which keeps the index once it is loaded. */
export function createRequestHandler(fetchText: FetchText): RequestHandler {
  let engine: SearchEngine | undefined;

  async function load(id: number, url: string): Promise<SearchReply> {
    let text: string;
    try {
      text = await fetchText(url);
    } catch (error) {
      return toFailure(id, 'network', error);
    }
    try {
      engine = createSearchEngine(parseSearchIndex(text));
    } catch (error) {
      return toFailure(id, 'invalid-index', error);
    }
    return { kind: 'loaded', id, count: engine.count };
  }

  async function reply(request: SearchRequest): Promise<SearchReply> {
    const { kind, id } = request;
    switch (kind) {
      case 'load':
        return load(id, request.url);
      case 'search':
        if (engine === undefined) throw new Error('The search index is not loaded.');
        return { kind: 'hits', id, hits: engine.search(request.query, request.scope) };
      default:
        return assertNever(kind);
    }
  }

  return (request) =>
    reply(request).catch((error: unknown) => toFailure(request.id, 'worker', error));
}

function toFailure(id: number, reason: SearchFailure, error: unknown): SearchReply {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', id, reason, message };
}
