import { createCachedCompiler } from '../mdx/guide-cache';
import type { CachedCompiler } from '../mdx/guide-cache';
import type { Cache } from '../sources/cache';
import type { GuideStore } from './guide-store';

interface SiteCompilerSettings {
  readonly root: string;
  readonly base: string;
  readonly store: GuideStore;
  readonly cache: Cache;
  readonly stamp: string;
}

/** Opens the compiler of a site's guides; all that open it share the results, in this build and the next. */
export function openSiteCompiler({ store, ...settings }: SiteCompilerSettings): CachedCompiler {
  const { links, style, markdown } = store;
  return createCachedCompiler({ ...settings, links, style, markdown, loadHighlight });
}

async function loadHighlight() {
  const { createHighlight } = await import('../text/highlighter');
  return createHighlight();
}
