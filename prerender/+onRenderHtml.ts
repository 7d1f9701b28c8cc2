import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { Manifest } from './html/manifest';
import { renderDocument } from './html/document';
import { renderErrorDocument } from './html/error-document';

/** Renders the page of a path into the document template. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const { assetsManifest, baseServer } = globalContext;
  try {
    const html = await renderPage(urlPathname, assetsManifest ?? {}, baseServer);
    // The whole document was escaped by React and by `renderDocument`.
    return { documentHtml: dangerouslySkipEscape(html) };
  } catch (failure) {
    // Vike would print what is thrown, with its stack; `vike-output.ts` throws it again.
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}

async function renderPage(path: string, manifest: Manifest, base: string): Promise<string> {
  try {
    // Imported here, so that a mistake in what the app itself needs is caught as well.
    const { openServerPage } = await import('../src/app/server');
    return await renderDocument(await openServerPage(path), manifest);
  } catch (error) {
    if (process.env['NODE_ENV'] === 'production') throw error;
    return renderErrorDocument(error, base);
  }
}
