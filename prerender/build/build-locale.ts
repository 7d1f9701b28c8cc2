import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../content/site';
import { toLocaleBase } from '../../src/model/site/locales';
import { checkLinks } from './links/check-links';
import { createLinkSources } from './links/link-sources';
import { openGuideStore } from '../guides/guide-store';
import { stopAtProblems } from '../diagnostics/problem-report';
import { readSettings } from '../settings/settings';
import { bundleApart } from './bundle/bundler';
import { finishSite } from './finish-site';
import { renderSite } from './render/render-site';

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
  const folder = isDefault ? outDir : join(outDir, locale);
  await bundleApart({ root, outDir: folder, locale, strict });
  const pages = await renderSite(folder, base);
  // What is wrong with it was told before.
  const { store } = await openGuideStore(root, locale);
  const links = await finishSite(pages, folder, base, store.versions);
  const sources = await createLinkSources(root, store);
  stopAtProblems(await checkLinks(links, base, sources), strict);
  if (isDefault) return;
  await rename(join(folder, 'client'), join(outDir, 'client', locale));
  await rm(folder, { recursive: true });
}
