import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { MadeRoute, ServerPage } from '../src/app/server';
import type { Manifest } from './html/manifest';
import { renderDocument } from './html/document';
import { renderErrorDocument } from './html/error-document';
import { toSiteScripts } from './html/site-scripts';

/** Renders the page of a path into the document template. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const { assetsManifest, baseServer } = globalContext;
  try {
    const { html, view, route } = await renderPage(
      urlPathname,
      assetsManifest ?? undefined,
      baseServer,
    );
    // The whole document was escaped by React and by `renderDocument`.
    return { documentHtml: dangerouslySkipEscape(html), pageContext: { view, route } };
  } catch (failure) {
    // Vike would print what is thrown, with its stack; `vike-output.ts` throws it again.
    return { documentHtml: dangerouslySkipEscape(''), pageContext: { failure } };
  }
}

interface RenderedPage {
  readonly html: string;
  readonly view?: ServerPage['view'];
  /** Its record, and the files that it names; in development they are made when they are asked for. */
  readonly route?: MadeRoute | undefined;
}

async function renderPage(
  path: string,
  manifest: Manifest | undefined,
  base: string,
): Promise<RenderedPage> {
  try {
    // Imported here, so that a mistake in what the app itself needs is caught as well.
    const { openServerPage, makeRoute, findViewChunk } = await import('../src/app/server');
    const page = await openServerPage(path);
    const scripts = toSiteScripts(manifest, base, findViewChunk);
    const html = await renderDocument(page, scripts.app, manifest);
    if (manifest === undefined) return { html, view: page.view };
    return { html, view: page.view, route: await makeRoute(path, scripts) };
  } catch (error) {
    if (process.env['NODE_ENV'] === 'production') throw error;
    return { html: renderErrorDocument(error, base) };
  }
}
