import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../content/site';
import { stopAtProblems } from '../diagnostics/problem-report';
import { ProblemError } from '../diagnostics/problem';
import { openGuideStore } from '../guides/guide-store';
import { readSettings } from '../settings/settings';
import type { BundleRequest, BundleTasks } from './bundle-process';
import { finishSite } from './finished-site';
import { checkLinks } from './links/broken-links';
import { createLinkSources } from './links/link-sources';
import { startProcesses } from './processes';
import { renderSite } from './rendering';

/** The site in one language, that is to be built. */
export interface SiteBuild {
  readonly root: string;
  /** The site of the default language goes into its folder `client`, the others into folders of that. */
  readonly outDir: string;
  /** The code of the language. */
  readonly locale: string;
  /** Whether warnings stop it, too. */
  readonly strict: boolean;
}

/** Builds the site in one language: checks its sources, bundles it, prerenders it, checks its links. */
export async function buildSite({ root, outDir, locale, strict }: SiteBuild): Promise<void> {
  const settings = readSettings({ ...process.env, LOCALE: locale }, site.locales);
  const isDefault = locale === site.locales.default;
  const folder = isDefault ? outDir : join(outDir, locale);
  await bundle({ root, outDir: folder, settings, strict });
  const pages = await renderSite(folder, settings.base);
  // Its problems were reported before it was bundled.
  const { store } = await openGuideStore(root, locale);
  const links = await finishSite(pages, folder, settings.base, store.versions);
  const sources = await createLinkSources(root, store);
  stopAtProblems(await checkLinks(links, settings.base, sources), strict);
  if (isDefault) return;
  await rename(join(folder, 'client'), join(outDir, 'client', locale));
  await rm(folder, { recursive: true });
}

/** In a process of its own: what bundlers take they keep, and the pages are rendered when it is gone. */
async function bundle(request: BundleRequest): Promise<void> {
  const { ask, stop } = startProcesses<BundleTasks>({
    module: 'prerender/build/bundle-process',
    // With Node 20.20 and Vite 8.3 this site takes 610 MB at most with the next two, and 750 MB without.
    // V8's heap grows to four times what is in use before it is swept.
    flags: ['--heap-growing-percent=50'],
    // Rolldown's allocator keeps what it frees for later; so it goes back to the system at once.
    env: { MIMALLOC_PURGE_DELAY: '0' },
  });
  try {
    const problems = await ask('bundle', request);
    if (problems.length > 0) throw new ProblemError(problems);
  } finally {
    await stop();
  }
}
