import { createCachedCompiler } from '../mdx/guide-cache';
import type { CachedCompiler } from '../mdx/guide-cache';
import { createHighlight } from '../text/highlighter';
import type { GuideStore } from './guide-store';

/** Opens the compiler of a site's guides; all that open it share the results, in this build and the next. */
export async function openSiteCompiler(
  root: string,
  base: string,
  store: GuideStore,
): Promise<CachedCompiler> {
  const { links, style, markdown } = store;
  const highlight = await createHighlight();
  return createCachedCompiler({ root, base, highlight, links, style, markdown });
}
