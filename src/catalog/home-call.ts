import type { Code } from '../model/text/code';

/** One request and its response, as the reference shows them. */
export interface HomeCall {
  readonly request: Code;
  readonly response: Code;
}

const calls = import.meta.glob<HomeCall | null>('/specs/easier-api.yaml', {
  query: '?call=get-team',
  import: 'default',
});

/** Loads the call that the home page shows; undefined if the operation does not exist. */
export async function loadHomeCall(): Promise<HomeCall | undefined> {
  const [load] = Object.values(calls);
  return (await load?.()) ?? undefined;
}
