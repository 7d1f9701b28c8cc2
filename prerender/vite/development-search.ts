import pMap from 'p-map';
import type { Plugin, ViteDevServer } from 'vite';
import type * as serverApp from '../../src/app/server';
import type { DocsVersion } from '../../src/model/site/docs-version';
import { isIndexFile } from '../../src/model/search/index-address';
import { withBase, withoutBase } from '../../src/model/site/paths';
import { toErrorText } from '../../src/model/text/error-text';
import { createTermCounter } from '../search/term-counter';
import { parseHtml } from '../html/html-tree';
import type * as renderer from '../html/document';
import {
  isDescribed,
  isSearched,
  toDescribedDocuments,
  toPageDocuments,
} from '../search/page-documents';
import type { PageDocuments } from '../search/page-documents';
import { buildSiteIndexes, listIndexFiles } from '../search/site-indexes';
import { createAttempts, isLostModule } from './attempts';
import type { CurrentSite } from './current-site';
import type { KeptPages } from './kept-pages';
import type { SourceChange } from './source-changes';
import { workInQuiet } from './quiet-time';
import { watchSources } from './source-changes';

/** Makes search work in development: builds the indexes on request, from the current pages. */
export function developmentSearch(
  base: string,
  versions: readonly DocsVersion[],
  kept: KeptPages,
  current: CurrentSite,
): Plugin {
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
      const read = async () => {
        const found = await readPages(server, pages);
        await kept.save();
        return found;
      };
      const makeFiles = async () => {
        const { searchLast: last, searchContexts: contexts } = current.site;
        const site = { base, versions, last, contexts };
        const indexes = buildSiteIndexes(await read(), site, countTerms.count);
        countTerms.forgetUnused();
        return new Map(indexes.flatMap(listIndexFiles));
      };
      const index = createIndexFiles(() => attempts.run(makeFiles));
      // So that the first search finds them read. What fails is told by the search itself.
      workInQuiet(server, () => void read().catch(() => undefined));
      watchSources(server, (change) => {
        attempts.noteChange();
        kept.expire(change);
        pages.forget(change);
        index.expire();
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
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

/** The files of the indexes, made when they are asked for. */
export interface IndexFiles {
  /** The text of a file by its site path; undefined if no index has such a file. */
  readonly get: (file: string) => Promise<string | undefined>;
  /** Has the indexes made again when the first file of one is asked for the next time. */
  readonly expire: () => void;
}

/**
 * Keeps the files of the indexes. Those beside a first file belong to that: a page that has loaded it asks for
 * them after a change, too.
 */
export function createIndexFiles(create: () => Promise<ReadonlyMap<string, string>>): IndexFiles {
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  let isExpired = false;
  return {
    get: async (file) => {
      if (isExpired && isIndexFile(file)) files = undefined;
      if (files === undefined) {
        isExpired = false;
        const made = create();
        files = made;
        // A failure is not kept: the next attempt may succeed.
        made.catch(() => files === made && (files = undefined));
      }
      return (await files).get(file);
    },
    expire: () => {
      isExpired = true;
    },
  };
}

/** How many pages are rendered at once: the same server renders the page that the writer has open. */
const MOST_AT_ONCE = 4;

async function readPages(
  server: ViteDevServer,
  pages: SearchedPages,
): Promise<readonly PageDocuments[]> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  const paths = (await app.listPaths()).filter(isSearched);
  const documents = await pMap(paths, pages.get, { concurrency: MOST_AT_ONCE });
  return documents.filter((page) => page !== undefined);
}

async function renderPage(server: ViteDevServer, path: string): Promise<PageDocuments | undefined> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  const page = await app.openServerPage(path);
  const url = withBase(server.config.base, path);
  const { tags, view } = page;
  if (isDescribed(view))
    return toDescribedDocuments({
      url,
      tags,
      view,
      breadcrumb: await app.listCategoryLabels(path),
    });
  const { renderDocument } = (await server.ssrLoadModule(
    '/prerender/html/document.ts',
  )) as typeof renderer;
  return toPageDocuments(parseHtml(await renderDocument(page, 'development')), url, view);
}

/** Returns what search indexes of a page; `found` is called with its source. */
type RenderPage = (
  path: string,
  found: (source: string) => void,
) => Promise<PageDocuments | undefined>;

interface SearchedPage {
  /** Relative to the project root; undefined during rendering, and for a page made from many files. */
  file?: string | undefined;
  readonly documents: Promise<PageDocuments | undefined>;
}

/** What search indexes on each page, cached until a change affects the page. */
export interface SearchedPages {
  readonly get: (path: string) => Promise<PageDocuments | undefined>;
  readonly forget: (change: SourceChange) => void;
}

/** Creates an empty cache of pages, which renders missing ones. */
export function createSearchedPages(render: RenderPage): SearchedPages {
  const pages = new Map<string, SearchedPage>();
  const add = (path: string): SearchedPage => {
    const page: SearchedPage = { documents: render(path, (file) => void (page.file = file)) };
    pages.set(path, page);
    // A failed page is not cached: the next attempt may succeed.
    page.documents.catch(() => pages.get(path) === page && pages.delete(path));
    return page;
  };
  return {
    get: (path: string) => (pages.get(path) ?? add(path)).documents,
    /**
     * An edit of a guide affects its own page and the lists of all guides; cards in other guides keep its
     * old text. Any other change may affect every page.
     */
    forget: ({ file, isEdit }: SourceChange) => {
      if (!isEdit || !/\.mdx?$/.test(file)) return pages.clear();
      const known = [...pages].filter(([, page]) => page.file !== undefined);
      if (!known.some(([, page]) => page.file === file)) return pages.clear();
      for (const [path, page] of pages)
        if (page.file === undefined || page.file === file) pages.delete(path);
    },
  };
}
