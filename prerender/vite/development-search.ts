import pMap from 'p-map';
import type { Plugin, ViteDevServer } from 'vite';
import type * as serverApp from '../../src/app/server';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { withBase, withoutBase } from '../../src/model/site/paths';
import { toErrorText } from '../../src/model/text/error-text';
import type { GuideStore } from '../guides/guide-store';
import { isSearched } from '../search/page-documents';
import type { PageDocuments } from '../search/page-documents';
import { buildSiteIndexes, findIndexFile } from '../search/site-indexes';
import { createTermCounter } from '../search/term-counter';
import { MOST_AT_ONCE } from '../sources/sources';
import { createAttempts, isLostModule } from './attempts';
import type { CurrentSite } from './current-site';
import { createIndexFiles } from './index-files';
import type { KeptPages } from './kept-pages';
import type { Pause } from './quiet-time';
import { workInQuiet } from './quiet-time';
import { toRequestPath } from './request-path';
import { createSearchedPages, renderPage } from './searched-pages';
import { watchSources } from './source-changes';
import { toOutlineDocuments } from './outline-documents';
import { openWrittenGuides } from './written-guides';

interface SearchSettings {
  readonly base: string;
  readonly versions: readonly DocsVersion[];
  readonly store: GuideStore;
  readonly kept: KeptPages;
  readonly current: CurrentSite;
}

/**
 * Makes search work in development: builds the indexes on request. Of pages that have not been made, it finds guides
 * as they are written, and titles of others. Pages are made when it is quiet; then whoever searches is told.
 */
export function developmentSearch({
  base,
  versions,
  store,
  kept,
  current,
}: SearchSettings): Plugin {
  return {
    name: 'easier:development-search',
    apply: 'serve',
    configureServer(server) {
      const pages = createSearchedPages((path, found) =>
        kept.get(path, found, () => renderPage(server, path)),
      );
      const countTerms = createTermCounter();
      const attempts = createAttempts({
        isLost: isLostModule,
        // What has failed once, Vite's runner hands out again until it is told to forget it.
        reset: () => server.environments.ssr.moduleGraph.invalidateAll(),
      });
      /** Whether the last index was made before all pages were. */
      let isEarly = false;
      const listDocuments = async () => {
        const findGuide = await openWrittenGuides(store, base);
        isEarly = false;
        return forEachPage(server, MOST_AT_ONCE, async (path, app) => {
          if (pages.has(path)) return pages.get(path);
          const known = await kept.find(path);
          if (known !== undefined) return known ?? undefined;
          isEarly = true;
          const guide = await findGuide(path);
          if (guide !== undefined) return guide.documents;
          return toOutlineDocuments(withBase(base, path), await app.outlinePage(path));
        });
      };
      const makeIndexes = async () => {
        const { searchLast: last, searchContexts: contexts } = current.site;
        const documents = (await listDocuments()).filter((page) => page !== undefined);
        countTerms.forgetUnused();
        const site = { base, versions, last, contexts };
        const indexes = buildSiteIndexes(documents, site, countTerms.count);
        return (file: string) => findIndexFile(indexes, file);
      };
      const index = createIndexFiles(() => attempts.run(makeIndexes));
      const tellOfNewIndex = () => {
        index.expire();
        server.environments.client.hot.send(NEW_INDEX, {});
      };
      const makePages = async (pause: Pause) => {
        // What fails is told by the page itself.
        await forEachPage(server, MOST_MADE_AT_ONCE, async (path) => {
          await pause();
          return pages.get(path).catch(() => undefined);
        });
        await kept.save();
        if (isEarly) tellOfNewIndex();
      };
      workInQuiet(server, (pause) => void makePages(pause).catch(() => undefined));
      watchSources(server, (change) => {
        attempts.noteChange();
        kept.expire(change);
        pages.forget(change);
        tellOfNewIndex();
      });
      server.middlewares.use((request, response, next) => {
        const pathname = toRequestPath(request.url);
        const file = withoutBase(base, pathname);
        if (file === undefined || !/\/search-[\w.-]+\.json$/.test(file)) return next();
        return void index.get(file).then(
          (json) => {
            if (json === undefined) next();
            else response.setHeader('Content-Type', 'application/json').end(json);
          },
          (error: unknown) => next(new Error(toErrorText(error), { cause: error })),
        );
      });
    },
  };
}

/** `src/search/site-search.ts` listens to it. */
const NEW_INDEX = 'easier:search-index';

/** How many pages are made at once: the same server renders the page that the writer has open. */
const MOST_MADE_AT_ONCE = 4;

async function forEachPage(
  server: ViteDevServer,
  concurrency: number,
  work: (path: string, app: typeof serverApp) => Promise<PageDocuments | undefined>,
): Promise<readonly (PageDocuments | undefined)[]> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  const paths = (await app.listPaths()).filter(isSearched);
  return pMap(paths, (path) => work(path, app), { concurrency });
}
