import type { PageData } from '../model/api/page-data';
import type { FormTemplate } from '../model/request/request-template';

/** One of the pages of which an API may have thousands. */
export interface PageSource<Module> {
  readonly load: () => Promise<Module>;
  /** Where its data is, below the base; in development it is a module, and has none. */
  readonly file?: string;
}

/** The pages of some files, which `prerender/vite/data-files.ts` has named, below the base. */
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

/** Loads a file once, as the module that it is in development; after a failure it is asked for again. */
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
