import type { PageData } from '../model/api/page-data';
import type { FormTemplate } from '../model/request/request-template';

/** How to load one of the pages of an API, which may have thousands. */
export interface PageSource<Module> {
  readonly load: () => Promise<Module>;
  /** The path of its data file, below the base; none in development, where it is a module. */
  readonly file?: string;
}

/** Page sources for data files that `prerender/vite/data-files.ts` has named, below the base. */
export function toPageSources<Module>(
  files: readonly (readonly [name: string, file: string])[],
): ReadonlyMap<string, PageSource<Module>> {
  return new Map(
    files.map(([name, file]) => [
      name,
      { file, load: () => loadDataFile(import.meta.env.BASE_URL + file) as Promise<Module> },
    ]),
  );
}

const loading = new Map<string, Promise<unknown>>();

/** Loads a file once, in the form of its module in development; retries after a failure. */
export function loadDataFile(href: string): Promise<unknown> {
  const known = loading.get(href);
  if (known !== undefined) return known;
  const module = fetchJson<PageData>(href).then(toModule);
  loading.set(href, module);
  module.catch(() => loading.delete(href));
  return module;
}

function toModule({ data, head, values }: PageData): object {
  const template = (): Promise<FormTemplate | null> =>
    values === undefined ? Promise.resolve(null) : fetchJson(import.meta.env.BASE_URL + values);
  return { default: data, head, template };
}

async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
  return (await response.json()) as T;
}
