import { toPageFile } from '../../src/model/pages/page';
import type { SitePages } from '../pages/site-pages';
import type { PageDocuments } from '../search/page-documents';
import type { Shard } from '../settings/shard';
import { takeShard } from '../settings/shard';
import { writeOutput } from '../sources/output-files';

/** A page to render. */
export interface PageData {
  readonly path: string;
  /** Names its data; the not-found page has none. */
  readonly id?: string;
}

/** The pages whose data is written, and what search reads of them. */
export interface WrittenData {
  readonly pages: readonly PageData[];
  readonly documents: readonly PageDocuments[];
}

/** Writes the data of a part of the pages, for navigations and for rendering. */
export async function writePageData(
  site: SitePages,
  client: string,
  shard: Shard,
): Promise<WrittenData> {
  const pages: PageData[] = [];
  const documents: PageDocuments[] = [];
  for (const path of takeShard([...(await site.listPaths()), '/404'], shard)) {
    const page = await site.make(path);
    pages.push({ path, ...(page !== undefined && { id: page.id }) });
    if (page === undefined) continue;
    writeOutput(client, decodeURI(toPageFile(path)), JSON.stringify(page));
    const found = await site.toDocuments(path, page);
    if (found !== undefined) documents.push(found);
  }
  return { pages, documents };
}
