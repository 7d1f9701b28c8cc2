import pMap from 'p-map';
import type { Plugin } from 'vite';
import { withoutBase } from '../../src/model/site/paths';
import type { SitePages } from '../pages/site-pages';
import type { SearchedSite, SiteIndex } from '../search/site-indexes';
import { buildSiteIndexes, findIndexFile } from '../search/site-indexes';
import { loadSearchWords } from '../settings/search-words';
import { MOST_AT_ONCE } from '../sources/sources';
import type { DevelopmentSite } from './development-site';
import { toRequestPath } from './request-path';

type SearchSettings = Omit<SearchedSite, 'versions' | 'words'>;

/** Makes search work in development: makes the indexes when a browser asks for them, and anew after each save. */
export function developmentSearch(site: DevelopmentSite, settings: SearchSettings): Plugin {
  return {
    name: 'easier:development-search',
    apply: 'serve',
    configureServer({ config: { root }, middlewares }) {
      let made:
        { readonly pages: SitePages; readonly indexes: Promise<readonly SiteIndex[]> } | undefined;
      const makeIndexes = async (pages: SitePages): Promise<readonly SiteIndex[]> => {
        const readPage = async (path: string) => {
          const page = await pages.make(path);
          return page && pages.toDocuments(path, page);
        };
        const documents = await pMap(
          await pages.listPaths(),
          // The page itself shows its mistakes.
          (path) => readPage(path).catch(() => undefined),
          { concurrency: MOST_AT_ONCE },
        );
        const { versions } = await site.loadFacts();
        const { words } = await loadSearchWords(root);
        const found = documents.filter((page) => page !== undefined);
        return buildSiteIndexes(found, { ...settings, versions, words });
      };
      const find = async (file: string): Promise<string | undefined> => {
        const pages = await site.openPages();
        if (made?.pages !== pages) made = { pages, indexes: makeIndexes(pages) };
        return findIndexFile(await made.indexes, file);
      };
      middlewares.use((request, response, next) => {
        const file = withoutBase(settings.base, toRequestPath(request.url));
        if (file === undefined || !/\/search-[\w.-]+\.json$/.test(file)) return next();
        return void find(file).then((json) => {
          if (json === undefined) next();
          else response.setHeader('Content-Type', 'application/json').end(json);
        }, next);
      });
    },
  };
}
