import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { site } from './content/site';
import { checkSources } from './prerender/build/source-checks';
import { openGuideStore } from './prerender/guides/guide-store';
import { createSpecStore } from './prerender/api/spec-store';
import { readSettings } from './prerender/settings/settings';
import { createSitePlugins } from './prerender/vite/site-plugins';

const root = fileURLToPath(new URL('.', import.meta.url));

/** For development; a build hands its plugins over by itself, in `prerender/build/bundle-process.ts`. */
export default defineConfig(async (): Promise<UserConfig> => {
  const settings = readSettings(process.env, site);
  const { store } = await openGuideStore(root, settings.locale.code, true);
  const specs = createSpecStore(root, site.foreignSpecs);
  const check = () => checkSources(root, store, specs, settings.base);
  const sources = { root, store, specs, check };
  return { root, plugins: [...(await createSitePlugins(sources, settings)), react(), vike()] };
});
