import { join } from 'node:path';
import { build } from 'vike/api';
import { site } from '../../../content/site';
import { toLocaleBase } from '../../../src/model/site/locales';
import type { Problem } from '../../diagnostics/problem';
import { checkSources } from './check-sources';
import { loadLocaleOverlay } from '../../guides/translations/translated-files';
import { loadTranslation } from '../../guides/translations/translation';
import { openGuideStore } from '../../guides/guide-store';
import { createSpecStore } from '../../api/spec-store';
import { createSitePlugins } from '../../vite/site-plugins';
import { stopAtProblems } from '../../diagnostics/problem-report';
import { checkOtherTargets } from '../../samples/other-targets';
import { readSettings } from '../../settings/settings';
import type { BundleRequest } from './bundler';

/** Checks the sources, then bundles the app: for browsers into `outDir/client`, and to prerender it into `outDir/server`. */
export async function checkAndBundle(request: BundleRequest): Promise<void> {
  const { root, outDir, locale, strict } = request;
  const isDefault = locale === site.locales.default;
  const base = toLocaleBase(readSettings(process.env).base, locale, site.locales.default);
  const specs = createSpecStore(root);
  const { store, problems } = await openGuideStore(root, locale);
  stopAtProblems([...problems, ...checkOtherTargets(site.sampleTargets ?? [])], strict);
  stopAtProblems(await checkSources(root, store, specs, base), strict);
  if (!isDefault) stopAtProblems(await checkTranslation(root, locale), strict);
  const environment = { ...process.env, LOCALE: locale };
  await build({
    viteConfig: {
      root,
      configFile: join(root, 'prerender/build/bundle/frameworks.config.ts'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
      plugins: [...(await createSitePlugins({ root, store, specs }, environment))],
    },
  });
}

/** What is wrong with the texts of a language, and its guides that translate nothing. */
async function checkTranslation(root: string, locale: string): Promise<readonly Problem[]> {
  const [texts, overlay] = await Promise.all([
    loadTranslation(root, locale),
    loadLocaleOverlay(root, locale),
  ]);
  return [...texts.problems, ...overlay.problems];
}
