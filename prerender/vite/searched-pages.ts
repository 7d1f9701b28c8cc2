import type { ViteDevServer } from 'vite';
import type * as serverApp from '../../src/app/server';
import { withBase } from '../../src/model/site/paths';
import type * as renderer from '../html/document';
import { parseHtml } from '../html/html-tree';
import { isDescribed, toDescribedDocuments, toPageDocuments } from '../search/page-documents';
import type { PageDocuments } from '../search/page-documents';
import type { SourceChange } from './source-changes';

/** Makes what search indexes of a page: of its data where they say all, or else of its HTML. */
export async function renderPage(
  server: ViteDevServer,
  path: string,
): Promise<PageDocuments | undefined> {
  const app = (await server.ssrLoadModule('/src/app/server.tsx')) as typeof serverApp;
  const page = await app.openServerPage(path);
  const url = withBase(server.config.base, path);
  const { tags, view } = page;
  if (isDescribed(view))
    return toDescribedDocuments({
      url,
      tags,
      view,
      breadcrumb: (await app.outlinePage(path)).trail.slice(0, -1).map(({ label }) => label),
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
  isMade: boolean;
}

/** What search indexes on each page, cached until a change affects the page. */
export interface SearchedPages {
  readonly get: (path: string) => Promise<PageDocuments | undefined>;
  /** Whether a page is there, so that nothing needs to wait for it. */
  readonly has: (path: string) => boolean;
  readonly forget: (change: SourceChange) => void;
}

/** Creates an empty cache of pages, which renders missing ones. */
export function createSearchedPages(render: RenderPage): SearchedPages {
  const pages = new Map<string, SearchedPage>();
  const add = (path: string): SearchedPage => {
    const page: SearchedPage = {
      documents: render(path, (file) => void (page.file = file)),
      isMade: false,
    };
    pages.set(path, page);
    page.documents.then(
      () => (page.isMade = true),
      // A failed page is not cached: the next attempt may succeed.
      () => pages.get(path) === page && pages.delete(path),
    );
    return page;
  };
  return {
    get: (path) => (pages.get(path) ?? add(path)).documents,
    has: (path) => pages.get(path)?.isMade === true,
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
