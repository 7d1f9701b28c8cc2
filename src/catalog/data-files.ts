import type { FormTemplate } from '../model/request/request-template';

/** What stands in the data file of any page. */
interface DataFile {
  readonly data: unknown;
  /** The file with the request template of an operation, below the base. */
  readonly values?: string;
}

/** Loads the data file of a page, in the form of its module in development. */
export async function loadDataFile(href: string): Promise<object> {
  const { data, values, ...others } = await loadJson<DataFile>(href);
  const template = (): Promise<FormTemplate | null> =>
    values === undefined ? Promise.resolve(null) : loadJson(import.meta.env.BASE_URL + values);
  return { ...others, default: data, template };
}

const loading = new Map<string, Promise<unknown>>();

/** Loads a file once, as its name changes with its content; retries after a failure. */
export function loadJson<T>(href: string): Promise<T> {
  const known = loading.get(href) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const value = fetchJson<T>(href);
  loading.set(href, value);
  value.catch(() => loading.delete(href));
  return value;
}

async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  return (await response.json()) as T;
}
