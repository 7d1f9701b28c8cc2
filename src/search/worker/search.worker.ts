import type { SearchRequest } from '../../model/search/protocol';
import { createRequestHandler } from './request-handler';

// FlexSearch's own worker cannot import an exported index, so plain indexes live inside of ours.
const handle = createRequestHandler(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index could not be fetched: ${response.status}.`);
  return response.text();
});

self.addEventListener('message', (event: MessageEvent<SearchRequest>) => {
  // A worker has no target origin to name. The handler replies to failures, too: it never rejects.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
  void handle(event.data, (reply) => self.postMessage(reply));
});
