import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { SiteConfig } from '../../src/model/site/site';
import { throwInVite } from '../diagnostics/problem-report';
import { checkSite } from '../settings/site-checks';
import { loadProjectModule } from '../sources/project-module';
import { APIS, HOME_APIS } from './api-list';
import type { CurrentSite } from './current-site';
import { needsRestart } from './current-site';
import { GUIDE_ADDRESSES } from './guide-addresses';
import { HOME } from './home';

/**
 * Follows changes of `content/site.ts` in development: Vite would start again at each, which takes seconds.
 *
 * A mistake in the file is shown in its place.
 */
export function savedSite(root: string, current: CurrentSite): Plugin {
  const file = join(root, 'content/site.ts');
  const read = async () =>
    (await loadProjectModule<{ readonly site: SiteConfig }>(root, file)).site;
  let server: ViteDevServer | undefined;
  // Several hear of one change: a second restart would cut off the page that loads again.
  let restartedFor: SiteConfig | undefined;
  const restart = async (site: SiteConfig) => {
    if (isDeepStrictEqual(site, restartedFor)) return;
    restartedFor = site;
    await server?.restart();
  };

  return {
    name: 'easier:saved-site',
    enforce: 'pre',
    apply: 'serve',
    configResolved({ configFileDependencies }) {
      const index = configFileDependencies.indexOf(file);
      if (index !== -1) configFileDependencies.splice(index, 1);
    },
    configureServer(created) {
      server = created;
    },
    transform: {
      filter: { id: /\/content\/site\.ts$/ },
      async handler(_, id) {
        if (id !== file) return;
        const site = await read();
        const problems = await checkSite(root, site);
        if (problems.some(({ severity }) => severity === 'error'))
          throwInVite(this, problems, root);
        // It may have been saved while the server started. Not awaited: a server ends after its last transform.
        if (needsRestart(current.site, site)) void restart(site);
      },
    },
    async hotUpdate({ file: changed, modules }) {
      if (changed !== file) return undefined;
      // The module itself tells what is wrong, when a page asks for it.
      const site = await read().catch(() => undefined);
      if (site === undefined || (await checkSite(root, site)).length > 0) return modules;
      if (needsRestart(current.site, site)) {
        await restart(site);
        return [];
      }
      current.site = site;
      const { moduleGraph } = this.environment;
      const made = [GUIDE_ADDRESSES, HOME, APIS, HOME_APIS].flatMap(
        (name) => moduleGraph.getModuleById(name) ?? [],
      );
      return [...modules, ...made];
    },
  };
}
