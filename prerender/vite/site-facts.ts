import type { Plugin } from 'vite';
import type { SiteFacts } from '../../src/model/pages/site-facts';

/** The module's name within Vite. */
export const SITE_FACTS = '\0virtual:site-facts';

/** Provides `virtual:site-facts`: what every page knows of the site. */
export function siteFacts(load: () => SiteFacts | Promise<SiteFacts>): Plugin {
  return {
    name: 'easier:site-facts',
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:site-facts$/ }, handler: () => SITE_FACTS },
    load: {
      filter: { id: /virtual:site-facts$/ },
      handler: async () => ({
        code: `export const facts = ${JSON.stringify(await load())};\n`,
        moduleType: 'js',
      }),
    },
  };
}
