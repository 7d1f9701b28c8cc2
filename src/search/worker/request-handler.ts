import { assertNever } from '../../model/assert-never';
import { toTextTermsFile } from '../../model/search/index-address';
import { parseSearchIndex, parseTextTerms, parseTexts } from '../../model/search/index-file';
import type { SearchIndexFile } from '../../model/search/index-file';
import type {
  SearchFailure,
  SearchReply,
  SearchRequest,
  SearchResult,
} from '../../model/search/protocol';
import { createSearchEngine } from './search-engine';
import type { SearchEngine } from './search-engine';

/** Fetches the text at a URL; rejects when it cannot be fetched. */
export type FetchText = (url: string) => Promise<string>;

/** Replies to a request, once or twice. It never rejects: every request of the page gets a last reply. */
export type RequestHandler = (
  request: SearchRequest,
  reply: (reply: SearchReply) => void,
) => Promise<void>;

/** The texts of hits are loaded when the reader stops typing, not for each letter. */
const TEXT_DELAY_MS = 150;

/** An index that is loaded, and the files beside it. */
interface LoadedIndex {
  readonly engine: SearchEngine;
  /** Loads a file once; a failure is not kept. */
  readonly loadBeside: (file: string, add: (text: string) => void) => Promise<void>;
  /** Loads the terms of the texts. */
  readonly loadTerms: () => Promise<void>;
}

/** Creates the handler, which keeps the index once it is loaded. */
export function createRequestHandler(fetchText: FetchText): RequestHandler {
  let loaded: LoadedIndex | undefined;
  /** The id of the last search. */
  let last = 0;

  function load({ id, url, file }: LoadOf): SearchReply {
    try {
      const text = new TextDecoder().decode(file);
      loaded = openIndex(parseSearchIndex(text), url, fetchText);
    } catch (error) {
      return toFailure(id, 'invalid-index', error);
    }
    // The first hits need not wait for it; whoever asks for texts reports a failure.
    loaded.loadTerms().catch(() => {});
    return { kind: 'loaded', id, count: loaded.engine.count };
  }

  async function search({ id, query, scope }: SearchOf, reply: Reply): Promise<void> {
    if (loaded === undefined) throw new Error('The search index is not loaded.');
    const index = loaded;
    last = id;
    const replyWith = (isLast: boolean, missing?: SearchResult['missing']): number => {
      const result = { ...index.engine.search(query, scope), ...(missing && { missing }) };
      reply({ kind: 'hits', id, result, isLast });
      return result.hits.length;
    };
    if (index.engine.hasTexts(query, scope)) return void replyWith(true);
    const count = replyWith(false, 'pending');
    // Without any hit, those in the texts of pages are awaited.
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, TEXT_DELAY_MS));
    if (last !== id) return void replyWith(true, 'pending');
    replyWith(true, (await loadTexts(index, query, scope)) ? undefined : 'failed');
  }

  async function handle(request: SearchRequest, reply: Reply): Promise<void> {
    switch (request.kind) {
      case 'load':
        return reply(load(request));
      case 'search':
        return search(request, reply);
      default:
        return assertNever(request);
    }
  }

  return (request, reply) =>
    handle(request, reply).catch((error: unknown) => reply(toFailure(request.id, 'worker', error)));
}

type Reply = Parameters<RequestHandler>[1];
type LoadOf = Extract<SearchRequest, { kind: 'load' }>;
type SearchOf = Extract<SearchRequest, { kind: 'search' }>;

function openIndex(file: SearchIndexFile, url: string, fetchText: FetchText): LoadedIndex {
  const engine = createSearchEngine(file);
  const loads = new Map<string, Promise<void>>();
  const loadBeside: LoadedIndex['loadBeside'] = (name, add) => {
    const load = loads.get(name) ?? fetchText(toUrlBeside(url, name)).then(add);
    loads.set(name, load);
    load.catch(() => loads.delete(name));
    return load;
  };
  return {
    engine,
    loadBeside,
    loadTerms: () =>
      loadBeside(toTextTermsFile(getFileName(url)), (text) =>
        engine.addTerms(parseTextTerms(text, file)),
      ),
  };
}

function getFileName(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/** Another file of the same index, with the same hash in its address. */
function toUrlBeside(indexUrl: string, file: string): string {
  const { search } = new URL(indexUrl);
  return new URL(file + search, indexUrl).href;
}

/** Loads everything that the hits of a query need; false if some of it cannot be loaded. */
async function loadTexts(
  { engine, loadBeside, loadTerms }: LoadedIndex,
  query: string,
  scope: SearchOf['scope'],
): Promise<boolean> {
  try {
    await loadTerms();
    const files = engine.listMissingTexts(query, scope);
    await Promise.all(
      files.map((file) => loadBeside(file, (text) => engine.addTexts(file, parseTexts(text)))),
    );
    return true;
  } catch {
    return false;
  }
}

function toFailure(id: number, reason: SearchFailure, error: unknown): SearchReply {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', id, reason, message };
}
