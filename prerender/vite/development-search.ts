import pMap from 'p-map';
import type { Plugin, ViteDevServer } from 'vite';
import type * as serverApp from '../../src/app/server';
import { findTrail } from '../../src/model/navigation/sidebar';
import type { Page } from '../../src/model/pages/page';
import { withBase, withoutBase } from '../../src/model/site/paths';
import type * as renderer from '../html/document';
import { parseHtml } from '../html/html-tree';
import type { SitePages } from '../pages/site-pages';
import type { PageDocuments } from '../search/page-documents';
import {
  isDescribed,
  isSearched,
  toDescribedDocuments,
  toPageDocuments,
} from '../search/page-documents';
import type { SearchedSite } from '../search/site-indexes';
import { buildSiteIndexes, findIndexFile } from '../search/site-indexes';
import { loadSearchWords } from '../settings/search-words';
import { MOST_AT_ONCE } from '../sources/sources';
import type { DevelopmentSite } from './development-site';
import { toRequestPath } from './request-path';

type SearchSettings = Omit<SearchedSite, 'versions' | 'words'>;

/** Makes search work in development: makes the pages and their indexes when a browser asks for them. */
export function developmentSearch(
  site: DevelopmentSite,
  { base, last, contexts }: SearchSettings,
): Plugin {
  return {
    name: 'easier:development-search',
    apply: 'serve',
    configureServer(server) {
      /** By path. A page whose id is the same has the same documents. */
      const known = new Map<
        string,
        { readonly id: string; readonly documents: PageDocuments | undefined }
      >();
      let made: { readonly pages: SitePages; readonly find: Promise<FindFile> } | undefined;
      const readPage = async (path: string, pages: SitePages) => {
        const page = await pages.make(path);
        if (page === undefined) return undefined;
        const found = known.get(path);
        if (found?.id === page.id) return found.documents;
        const documents = await toDocuments(server, path, page, { pages, load: site.load });
        known.set(path, { id: page.id, documents });
        return documents;
      };
      const makeIndexes = async (pages: SitePages): Promise<FindFile> => {
        const paths = (await pages.listPaths()).filter(isSearched);
        // The page itself shows its mistakes.
        const documents = await pMap(
          paths,
          (path) => readPage(path, pages).catch(() => undefined),
          {
            concurrency: MOST_AT_ONCE,
          },
        );
        const { versions } = await site.loadFacts();
        const found = documents.filter((page) => page !== undefined);
        const { words } = await loadSearchWords(server.config.root);
        const indexes = buildSiteIndexes(found, { base, versions, last, contexts, words });
        return (file) => findIndexFile(indexes, file);
      };
      const find = async (file: string): Promise<string | undefined> => {
        const pages = await site.openPages();
        if (made?.pages !== pages) made = { pages, find: makeIndexes(pages) };
        return (await made.find)(file);
      };
      server.middlewares.use((request, response, next) => {
        const file = withoutBase(base, toRequestPath(request.url));
        if (file === undefined || !/\/search-[\w.-]+\.json$/.test(file)) return next();
        return void find(file).then((json) => {
          if (json === undefined) next();
          else response.setHeader('Content-Type', 'application/json').end(json);
        }, next);
      });
    },
  };
}

/** The text of a file of some indexes by its site path; undefined if none has such a file. */
type FindFile = (file: string) => string | undefined;

/** The search documents of a page: from its data if that has all texts, or else from its HTML. */
async function toDocuments(
  server: ViteDevServer,
  path: string,
  page: Page,
  { pages, load }: { readonly pages: SitePages; readonly load: DevelopmentSite['load'] },
): Promise<PageDocuments | undefined> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  const opened = await app.openServerPage(path, page, load);
  const url = withBase(server.config.base, path);
  const { view } = page;
  if (isDescribed(view)) {
    const trail = findTrail(await pages.findSidebar(path), path).slice(0, -1);
    const breadcrumb = trail.map(({ label }) => label);
    return toDescribedDocuments({ url, tags: opened.tags, view, breadcrumb });
  }
  const document = (await server.ssrLoadModule('/prerender/html/document.ts')) as typeof renderer;
  const html = await document.renderDocument(opened, { app: page.app, data: page });
  return toPageDocuments(parseHtml(html), url, view);
}
