import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { MadeRoute, ServerPage } from '../src/app/server';
import type { Manifest } from './html/manifest';
import { renderDocument } from './html/document';
import { toSiteScripts } from './html/site-scripts';

/** Renders the page of a path into the document template. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const { assetsManifest, baseServer } = globalContext;
  try {
    if (assetsManifest === undefined || assetsManifest === null)
      throw new Error('There is no build.');
    const { html, view, route } = await renderPage(urlPathname, assetsManifest, baseServer);
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
  /** Its record, and the files that it names. */
  readonly route?: MadeRoute | undefined;
}

async function renderPage(path: string, manifest: Manifest, base: string): Promise<RenderedPage> {
  // Imported here, or Vike would give its style sheet to every page once more.
  const { findViewChunk, makeRoute, openServerPage } = await import('../src/app/server');
  const page = await openServerPage(path);
  const scripts = toSiteScripts(manifest, base, findViewChunk);
  const html = await renderDocument(page, scripts.app, manifest);
  return { html, view: page.view, route: await makeRoute(path, scripts) };
}
