import { toTextTermsFile } from '../../model/search/index-address';
import { parseSearchIndex, parseTextTerms, parseTexts } from '../../model/search/index-file';
import type {
  SearchFailure,
  SearchReply,
  SearchRequest,
  SearchResult,
  SearchScope,
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

/** Creates the handler, which keeps the index once it is loaded. */
export function createRequestHandler(fetchText: FetchText): RequestHandler {
  let loaded: LoadedIndex | undefined;
  /** The id of the last search. */
  let last = 0;

  function load({ id, url, file }: RequestOf<'load'>): SearchReply {
    try {
      loaded = openIndex(new TextDecoder().decode(file), url, fetchText);
    } catch (error) {
      return toFailure(id, 'invalid-index', error);
    }
    // The first hits need not wait for it; whoever asks for texts reports a failure.
    loaded.loadTerms().catch(() => {});
    return { kind: 'loaded', id };
  }

  async function search({ id, query, scope }: RequestOf<'search'>, reply: Reply): Promise<void> {
    if (loaded === undefined) throw new Error('The search index is not loaded.');
    const { engine, loadTexts } = loaded;
    last = id;
    const replyWith = (isLast: boolean, missing?: SearchResult['missing']): number => {
      const result = { ...engine.search(query, scope), ...(missing && { missing }) };
      reply({ kind: 'hits', id, result, isLast });
      return result.hits.length;
    };
    if (engine.hasTexts(query, scope)) return void replyWith(true);
    const count = replyWith(false, 'pending');
    // Without any hit, those in the texts of pages are awaited.
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, TEXT_DELAY_MS));
    if (last !== id) return void replyWith(true, 'pending');
    const isComplete = await loadTexts(query, scope).then(
      () => true,
      () => false,
    );
    replyWith(true, isComplete ? undefined : 'failed');
  }

  return async (request, reply) => {
    try {
      if (request.kind === 'load') reply(load(request));
      else await search(request, reply);
    } catch (error) {
      reply(toFailure(request.id, 'worker', error));
    }
  };
}

type Reply = Parameters<RequestHandler>[1];
type RequestOf<Kind> = Extract<SearchRequest, { kind: Kind }>;

/** An index that is loaded, and the files beside it: each is loaded once, and a failure is not kept. */
interface LoadedIndex {
  readonly engine: SearchEngine;
  /** Loads the terms of the texts. */
  readonly loadTerms: () => Promise<void>;
  /** Loads all that the hits of a query need. */
  readonly loadTexts: (query: string, scope: SearchScope) => Promise<void>;
}

function openIndex(text: string, url: string, fetchText: FetchText): LoadedIndex {
  const index = parseSearchIndex(text);
  const engine = createSearchEngine(index);
  const { pathname, search: hash } = new URL(url);
  const termsFile = toTextTermsFile(pathname.slice(pathname.lastIndexOf('/') + 1));
  const loads = new Map<string, Promise<void>>();
  /** Loads a file beside the index, of the same build. */
  const loadBeside = (name: string, add: (text: string) => void) => {
    const load = loads.get(name) ?? fetchText(new URL(name + hash, url).href).then(add);
    loads.set(name, load);
    load.catch(() => loads.delete(name));
    return load;
  };
  const loadTerms = () =>
    loadBeside(termsFile, (terms) => engine.addTerms(parseTextTerms(terms, index)));
  return {
    engine,
    loadTerms,
    loadTexts: async (query, scope) => {
      await loadTerms();
      const files = engine.listMissingTexts(query, scope);
      await Promise.all(
        files.map((file) => loadBeside(file, (texts) => engine.addTexts(file, parseTexts(texts)))),
      );
    },
  };
}

function toFailure(id: number, reason: SearchFailure, error: unknown): SearchReply {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'failed', id, reason, message };
}
