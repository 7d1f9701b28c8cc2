import { createCachedCompiler } from '../mdx/guide-cache';
import type { CachedCompiler } from '../mdx/guide-cache';
import { createHighlight } from '../text/highlighter';
import type { GuideStore } from './guide-store';

/** Opens the compiler of a site's guides; all that open it share the results, in this build and the next. */
export function openSiteCompiler(root: string, base: string, store: GuideStore): CachedCompiler {
  const { links, style, markdown } = store;
  const settings = { root, base, links, style, markdown };
  return createCachedCompiler({ ...settings, loadHighlight: createHighlight });
}
