import { listPaths } from '../src/app/server';

/** Every path to prerender. `/404` becomes `404.html`. */
export function onBeforePrerenderStart(): Promise<readonly string[]> {
  return listPaths();
}
