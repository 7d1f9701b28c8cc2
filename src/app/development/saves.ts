import type { ViteHotContext } from 'vite/types/hot.js';
import { renewGuideModules } from '../../catalog/guide-modules';
import { renewPage } from '../../catalog/pages';
import { toSitePath } from '../layout/site-identity';

/** What `prerender/vite/saved-content.ts` sends when content was saved. */
interface Save {
  /** With it, Vite hands out the modules of the saved files anew. */
  readonly timestamp: number;
}

/** Shows what a writer has saved in the open page. A page with a mistake is loaded again, and shows it. */
export function followSaves(hot: ViteHotContext, show: () => void): void {
  hot.on('easier:saved', ({ timestamp }: Save) => {
    renewGuideModules(timestamp);
    void renewPage(toSitePath(window.location.pathname)).then(show, () =>
      window.location.reload(),
    );
  });
}
