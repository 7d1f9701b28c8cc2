import type { FormTemplate } from '../model/request/request-template';
import { loadJson } from './fetched-files';

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
