import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { LoadJson, Page } from '../src/model/pages/page';
import type { PageIndex, PageTwin } from '../src/model/pages/twin';

declare global {
  // Vike's way to type what `renderPage` is called with.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Vike {
    interface PageContextServer {
      /** Site path, decoded. */
      readonly path?: string;
      /** Undefined for the not-found page. */
      readonly data?: Page | undefined;
      /** Loads the files that the page names. */
      readonly load?: LoadJson;
      /** The index of the page for agents. */
      readonly index?: PageIndex;
      /** The page as Markdown. */
      readonly twin?: PageTwin | undefined;
      /** The error of rendering: Vike would print it, with its stack. */
      readonly failure?: unknown;
    }
  }
}

/** Renders a page into the document template. */
export async function onRenderHtml(context: PageContextServer) {
  const { path = '', data, load, index, globalContext } = context;
  const { assetsManifest: manifest } = globalContext;
  try {
    if (!manifest || load === undefined) throw new Error('There is no build.');
    // Imported here, or Vike would give the style sheets of their chunks to every page.
    const { openServerPage } = await import('../src/app/server');
    const { renderDocument } = await import('./html/document');
    const { toAppName } = await import('./html/manifest');
    const { renderTwin } = await import('./html/page-twin');
    const page = await openServerPage(path, data, load);
    const html = await renderDocument(page, { app: toAppName(manifest), data, manifest });
    // The whole document was escaped by React and by `renderDocument`.
    const documentHtml = dangerouslySkipEscape(html);
    return { documentHtml, pageContext: { twin: renderTwin(page, html, data, index) } };
  } catch (failure) {
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}
