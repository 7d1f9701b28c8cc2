import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from '../../content/site';
import { createSpecStore } from '../api/spec-store';
import { printProblems, usualReporting } from '../diagnostics/problem-report';
import { openGuideStore } from '../guides/guide-store';
import { loadTranslation } from '../guides/translations/translation';
import { readPort, readSettings } from '../settings/settings';
import { checkSite } from '../settings/site-checks';
import { loadCodeStamp } from '../sources/cache';
import { openDevelopmentSite } from '../vite/development-site';
import { mistakenSite } from '../vite/mistaken-site';
import type { CheckSources } from '../vite/source-warnings';
import { createDevelopmentPlugins } from '../vite/site-plugins';

const DEFAULT_PORT = 3000;

/**
 * The configuration of the writer's server. Vite bundles it with all the code of the project that it imports, and
 * starts its server again, by a new bundle, whenever a file of that is saved.
 */
export default defineConfig(async () => {
  const root = process.cwd();
  const port = readPort(process.env, DEFAULT_PORT);
  const mistakes = await checkSite(root, site);
  if (mistakes.some(({ severity }) => severity === 'error'))
    return { root, plugins: [mistakenSite(root, mistakes)], server: { host: 'localhost', port } };
  printProblems(mistakes, usualReporting);
  const settings = readSettings(process.env, site);
  const { base } = settings;
  const locale = settings.locale.code;
  const { store } = await openGuideStore(root, locale, true);
  const specs = createSpecStore(root, site.foreignSpecs);
  const stamp = await loadCodeStamp(root);
  const isTranslated = locale !== site.locales.default;
  const translation = isTranslated ? (await loadTranslation(root, locale)).texts : undefined;
  const developed = openDevelopmentSite({ root, base, store, specs, stamp, locale, translation });
  const { compile } = developed;
  // Loaded after the first page.
  const check: CheckSources = async (pause) => {
    const { checkSources } = await import('../pipeline/source-checks');
    return checkSources(root, store, specs, compile, pause);
  };
  const sources = { root, settings, store, compile };
  const plugins = await createDevelopmentPlugins(sources, developed, check);
  return { root, plugins: [react(), ...plugins], server: { port } };
});
