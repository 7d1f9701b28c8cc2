import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from '../../content/site';
import { createSpecStore } from '../api/spec-store';
import { stopAtProblems, usualReporting } from '../diagnostics/problem-report';
import { openGuideStore } from '../guides/guide-store';
import { readPort, readSettings } from '../settings/settings';
import { checkSite } from '../settings/site-checks';
import { loadCodeVersion } from '../sources/code-version';
import type { CheckSources } from '../vite/source-warnings';
import { createSitePlugins } from '../vite/site-plugins';

const DEFAULT_PORT = 3000;

/**
 * The configuration of the writer's server. Vite bundles it with all the code of the project that it imports, and
 * starts its server again, by a new bundle, whenever a file of that is saved.
 */
export default defineConfig(async () => {
  const root = process.cwd();
  stopAtProblems(await checkSite(root, site), usualReporting);
  const settings = readSettings(process.env, site);
  const port = readPort(process.env, DEFAULT_PORT);
  const { store } = await openGuideStore(root, settings.locale.code, true);
  const specs = createSpecStore(root, site.foreignSpecs);
  // Loaded after the first page.
  const check: CheckSources = async (pause) => {
    const [{ checkSources }, { openSiteCompiler }] = await Promise.all([
      import('../build/source-checks'),
      import('../guides/site-compiler'),
    ]);
    const { compile } = openSiteCompiler(root, settings.base, store);
    return checkSources(root, store, specs, compile, pause);
  };
  const codeVersion = await loadCodeVersion(root);
  const use = { kind: 'development', specs, check, codeVersion } as const;
  const plugins = await createSitePlugins({ root, store, use }, settings);
  return { root, plugins: [react(), ...plugins], server: { port } };
});
