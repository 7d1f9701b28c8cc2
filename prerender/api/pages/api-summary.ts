import type { ApiSummary } from '../../../src/model/api/api';

/** The data about an API that every page of the site has. */
export function toApiSummary(id: string, path: string, title: string): ApiSummary {
  return {
    id,
    path,
    label: title.replace(/ (?:API )?Document$/, (words) => (words.includes('API') ? ' API' : '')),
  };
}
