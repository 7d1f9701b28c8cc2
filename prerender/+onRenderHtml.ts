import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { LoadJson, Page } from '../src/model/pages/page';

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
      /** The error of rendering: Vike would print it, with its stack. */
      readonly failure?: unknown;
    }
  }
}

/** Renders a page into the document template. */
export async function onRenderHtml({ path = '', data, load, globalContext }: PageContextServer) {
  const { assetsManifest: manifest } = globalContext;
  try {
    if (!manifest || load === undefined) throw new Error('There is no build.');
    // Imported here, or Vike would give the style sheets of their chunks to every page.
    const { openServerPage } = await import('../src/app/server');
    const { renderDocument } = await import('./html/document');
    const { toAppName } = await import('./html/manifest');
    const page = await openServerPage(path, data, load);
    const html = await renderDocument(page, { app: toAppName(manifest), data, manifest });
    // The whole document was escaped by React and by `renderDocument`.
    return dangerouslySkipEscape(html);
  } catch (failure) {
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}
