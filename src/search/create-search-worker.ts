/** Starts the search worker; the expression must stay as it is for Vite to find the file. */
export function createSearchWorker(): Worker {
  return new Worker(new URL('./worker/search.worker.ts', import.meta.url), {
    type: 'module',
    name: 'search',
  });
}
