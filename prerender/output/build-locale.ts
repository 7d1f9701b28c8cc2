import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../content/site';
import { toLocaleBase } from '../../src/model/locales';
import type { Problem } from '../../src/model/problem';
import { checkLinks } from '../checks/check-links';
import { checkSources } from '../checks/check-sources';
import { loadLinkSources } from '../checks/link-sources';
import { createGuideStore } from '../docs/guide-store';
import type { GuideStore } from '../docs/guide-store';
import { loadLocaleOverlay } from '../docs/load-locale-overlay';
import { loadTranslation } from '../docs/load-translation';
import { loadVersions } from '../docs/load-versions';
import { stopAtProblems } from '../problems/print-problems';
import { checkOtherTargets } from '../samples/other-targets';
import { readSettings } from '../settings';
import { bundleSite } from './bundle-site';
import { finishSite } from './finish-site';
import { freeMemory } from './free-memory';
import { renderSite } from './render-site';

export interface LocaleBuild {
  readonly root: string;
  /** The site of the default language goes into its folder `client`, the others into folders of that. */
  readonly outDir: string;
  /** The code of the language. */
  readonly locale: string;
  /** Whether warnings stop it, too. */
  readonly strict: boolean;
}

/** Builds the site in one language: checks its sources, bundles it, prerenders it, checks its links. */
export async function buildLocale({ root, outDir, locale, strict }: LocaleBuild): Promise<void> {
  const isDefault = locale === site.locales.default;
  const base = toLocaleBase(readSettings(process.env).base, locale, site.locales.default);
  const store = await openStore(root, locale, strict);
  stopAtProblems(await checkSources(root, store, base), strict);
  if (!isDefault) stopAtProblems(await checkTranslation(root, locale), strict);
  const folder = isDefault ? outDir : join(outDir, locale);
  // `vite.config.ts` reads it.
  process.env['LOCALE'] = locale;
  await bundleSite(root, folder);
  freeMemory();
  const pages = await renderSite(folder, base);
  const links = await finishSite(pages, folder, base, store.versions);
  stopAtProblems(checkLinks(links, base, await loadLinkSources(root, store)), strict);
  if (isDefault) return;
  await rename(join(folder, 'client'), join(outDir, 'client', locale));
  await rm(folder, { recursive: true });
}

async function openStore(root: string, locale: string, strict: boolean): Promise<GuideStore> {
  const { versions, problems } = await loadVersions(root, site.versions);
  stopAtProblems([...problems, ...checkOtherTargets(site.sampleTargets ?? [])], strict);
  return createGuideStore({ root, versions, site, locale, drafts: false });
}

/** What is wrong with the texts of a language, and its guides that translate nothing. */
async function checkTranslation(root: string, locale: string): Promise<readonly Problem[]> {
  const [texts, overlay] = await Promise.all([
    loadTranslation(root, locale),
    loadLocaleOverlay(root, locale),
  ]);
  return [...texts.problems, ...overlay.problems];
}
