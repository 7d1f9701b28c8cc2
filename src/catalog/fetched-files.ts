import { withBase } from '../model/site/paths';

const loading = new Map<string, Promise<unknown>>();

/** Fetches a JSON file once, as its name changes with its content; retries after a failure. */
export function loadJson<T>(file: string): Promise<T> {
  const known = loading.get(file) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const value = fetchJson<T>(withBase(import.meta.env.BASE_URL, file));
  loading.set(file, value);
  value.catch(() => loading.delete(file));
  return value;
}

async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  return (await response.json()) as T;
}
