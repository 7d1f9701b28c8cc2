import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { openServerPage } from '../src/app/server';
import { toPreloads } from './output/to-preloads';
import { renderDocument } from './render-document';

/** Renders the page of a path into the document template. */
export async function onRenderHtml({ urlPathname, globalContext }: PageContextServer) {
  const page = await openServerPage(urlPathname);
  // In development there is no manifest, and nothing to load ahead.
  const preloads = toPreloads(page.modules, globalContext.assetsManifest ?? {});
  const html = await renderDocument(page, preloads);
  // The whole document was escaped by React and by `renderDocument`.
  return { documentHtml: dangerouslySkipEscape(html) };
}
