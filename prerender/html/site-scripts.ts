import { assertNever } from '../../src/model/assert-never';
import type { PageView } from '../../src/model/pages/page';
import type { Manifest } from './manifest';
import { findEntry, toPreloads } from './manifest';

/** Names the app of a bundle: it changes with any of its scripts. */
export function toAppName(manifest: Manifest): string {
  return manifest[findEntry(manifest)]?.file ?? '';
}

/** The scripts that a page needs besides the app, from its base. */
export function listPageScripts(view: PageView | undefined, manifest: Manifest): readonly string[] {
  return view === undefined ? [] : toPreloads(listChunks(view), manifest);
}

/** Chunks by their names in `prerender/vite/site-options.ts`, or by their modules. */
function listChunks(view: PageView): readonly string[] {
  switch (view.kind) {
    case 'guide':
      if ('module' in view.text) return ['article', 'virtual:guide-modules', view.text.module];
      return view.text.hasTabs ? ['article', 'src/mdx/tabs/guide-tabs.ts'] : ['article'];
    case 'home':
      return ['src/home/home-page.tsx'];
    case 'search':
      return ['src/app/routing/search-view.tsx'];
    case 'category':
      return ['category-page'];
    case 'tags':
    case 'tag':
      return ['tags'];
    case 'api':
      return ['src/api/pages/api-page.tsx'];
    case 'overview':
      return ['reference', 'src/api/pages/overview-page.tsx'];
    case 'errors':
      return ['reference', 'src/api/pages/errors-page.tsx'];
    case 'schemas':
      return ['reference', 'src/api/pages/schema-list.tsx'];
    case 'schema':
      return ['reference', 'src/api/pages/schema-page.tsx'];
    case 'operation':
      return ['reference'];
    default:
      return assertNever(view);
  }
}
