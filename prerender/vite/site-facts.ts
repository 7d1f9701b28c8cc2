import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteFacts } from '../../src/model/pages/site-facts';
import type { SiteConfig } from '../../src/model/site/site';
import { buildKeys } from '../../src/model/site/site';

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

/** Leaves what only a build reads out of the configuration that the browsers' bundle has. */
export function siteSettings(root: string, site: SiteConfig): Plugin {
  const file = join(root, 'content/site.ts');
  const isOurs = new Set<string>(buildKeys);
  const shown = Object.fromEntries(Object.entries(site).filter(([key]) => !isOurs.has(key)));
  return {
    name: 'easier:site-settings',
    apply: 'build',
    load(id) {
      if (id !== file || this.environment.name !== 'client') return null;
      return { code: `export const site = ${JSON.stringify(shown)};\n`, moduleType: 'js' };
    },
  };
}
