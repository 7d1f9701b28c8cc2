import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSearch } from '../../tools/search/search';
import type { Search } from '../../tools/search/search';

/** The built site. */
export const siteFolder = join(import.meta.dirname, '../../dist/client');

/** The search of the built site. */
export function openSiteSearch(): Search {
  return openSearch((file) => readFileSync(join(siteFolder, file), 'utf8'));
}
