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

/** The call that the home page shows; undefined when there is no such operation. */
export async function loadHomeCall(): Promise<HomeCall | undefined> {
  const [load] = Object.values(calls);
  return (await load?.()) ?? undefined;
}
