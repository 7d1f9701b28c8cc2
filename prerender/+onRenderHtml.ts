import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { ServerPage } from '../src/app/server';
import type { Manifest } from './html/manifest';
import { renderDocument } from './html/document';
import { renderErrorDocument } from './html/error-document';

/** Renders the page of a path into the document template. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const { assetsManifest, baseServer } = globalContext;
  try {
    const { html, view } = await renderPage(urlPathname, assetsManifest ?? {}, baseServer);
    // The whole document was escaped by React and by `renderDocument`.
    return { documentHtml: dangerouslySkipEscape(html), pageContext: { view } };
  } catch (failure) {
    // Vike would print what is thrown, with its stack; `vike-output.ts` throws it again.
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}

interface RenderedPage {
  readonly html: string;
  readonly view?: ServerPage['view'];
}

async function renderPage(path: string, manifest: Manifest, base: string): Promise<RenderedPage> {
  try {
    // Imported here, so that a mistake in what the app itself needs is caught as well.
    const { openServerPage } = await import('../src/app/server');
    const page = await openServerPage(path);
    return { html: await renderDocument(page, manifest), view: page.view };
  } catch (error) {
    if (process.env['NODE_ENV'] === 'production') throw error;
    return { html: renderErrorDocument(error, base) };
  }
}
