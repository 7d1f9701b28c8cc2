import { references } from 'virtual:api-references';
import { listApis } from '../apis';
import { toApiPages } from './api-pages';
import { loadGuidePages } from './guides';
import type { PageTable } from './page-table';
import type { Section } from '../section';
import { sections } from '../sections';

const loading = new Map<string, Promise<PageTable>>();

/** Loads the table of a section's pages once; in development again each time, because its sources change. */
export function loadTable(section: Section): Promise<PageTable> {
  const known = import.meta.env.DEV ? undefined : loading.get(section.id);
  const table = known ?? load(section);
  loading.set(section.id, table);
  table.catch(() => loading.delete(section.id));
  return table;
}

function load(section: Section): Promise<PageTable> {
  return section.navigation === 'apis' ? loadApiPages(section) : loadGuidePages(section.version);
}

async function loadApiPages({ id, version }: Section): Promise<PageTable> {
  const file = `/${id}`;
  const loadReference = references[file];
  if (loadReference === undefined) throw new Error(`There is no API in ${id}.`);
  return toApiPages(await loadReference(), file, listApis(version));
}

/** The tables of all sections. */
export function loadTables(): Promise<readonly PageTable[]> {
  return Promise.all(sections.map(loadTable));
}
