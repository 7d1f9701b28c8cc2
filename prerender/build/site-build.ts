import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../content/site';
import type { ProblemLog } from '../diagnostics/problem-log';
import { ProblemError } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import { openGuideStore } from '../guides/guide-store';
import { toOutputPath } from '../sources/output-files';
import { readSettings } from '../settings/settings';
import type { Shard } from '../settings/shard';
import { TEMPLATE_FILE } from './build-files';
import type { BundleRequest, BundleTasks, Bundled } from './bundle-process';
import { checkContexts } from './context-checks';
import { finishSite } from './finished-site';
import { writeHostFiles, writeRedirects, writeSiteFiles } from './host-files';
import type { BrokenLinks } from './links/broken-links';
import { listBrokenLinks } from './links/broken-links';
import { toRedirects } from './redirects';
import { pruneKeptPages } from './kept-pages';
import { startProcesses } from './processes';
import { createProgress } from './progress';
import type { RenderFailure } from './rendering';
import { openRenderers, renderSite } from './rendering';

/** A site in one language to build. */
export interface SiteBuild {
  readonly root: string;
  /** The default language is written to its folder `client`, the others to subfolders of that. */
  readonly outDir: string;
  /** The folder of the last build, whose sizes are compared. */
  readonly published: string;
  /** The code of the language. */
  readonly locale: string;
  readonly log: ProblemLog;
  /** Stops the build, which then fails. */
  readonly interruption: AbortSignal;
}

/** Builds the site in one language: checks its sources, bundles it, prerenders it, checks its links. */
export async function buildSite(build: SiteBuild): Promise<void> {
  const { root, outDir, locale, log } = build;
  const { folder, settings, store, moved, rendered, say, end } = await renderPages(build);
  const { pages } = rendered;
  const searched = { versions: store.versions, contexts: site.searchContexts };
  const paths = pages.map(({ page }) => page.path);
  log.stopAt(checkContexts(paths, searched));
  const template = await readFile(join(folder, TEMPLATE_FILE), 'utf8');
  say('Indexing the pages, and checking their links');
  const last = join(build.published, 'client', locale === site.locales.default ? '' : locale);
  const { links, problems: overweight } = await finishSite(pages, folder, last, {
    base: settings.base,
    last: site.searchLast,
    ...searched,
  }).finally(end);
  log.stopAt(overweight);
  await pruneKeptPages(root);
  const { redirects, problems } = toRedirects(moved, pages, { links, site });
  log.stopAt(problems);
  const broken = listBrokenLinks(links, { base: settings.base, site, redirects });
  log.stopAt(await findLinkProblems(root, store, broken));
  const client = join(folder, 'client');
  await writeRedirects(redirects, client, settings);
  await writeSiteFiles(pages, client, site, settings);
  if (locale === site.locales.default) {
    await writeHostFiles(template, client, site, settings);
    return;
  }
  await rename(client, toOutputPath(join(outDir, 'client'), locale));
  await rm(folder, { recursive: true });
}

/** Renders a part of the pages in one language, for a later build that finds them among what is kept. */
export async function buildShard(build: SiteBuild, shard: Shard): Promise<void> {
  await renderPages(build, shard);
}

/** Checks the sources, bundles them, and renders the pages. */
async function renderPages(
  { root, outDir, locale, log, interruption }: SiteBuild,
  shard: Shard = { number: 1, count: 1 },
) {
  const settings = readSettings({ ...process.env, LOCALE: locale }, site);
  const isDefault = locale === site.locales.default;
  const folder = isDefault ? outDir : toOutputPath(outDir, locale);
  const { say, end } = createProgress(process.stdout, process.env);
  interruption.addEventListener('abort', end);
  say('Checking and bundling the sources');
  const request = { root, outDir: folder, settings, reporting: log.reporting };
  const renderers = openRenderers(folder, settings.base, interruption);
  try {
    // Its guides are read for the place of a problem alone.
    const opening = openGuideStore(root, locale);
    // The process that bundles tells what is wrong, with all else that is.
    opening.catch(() => undefined);
    const { isKept: isBundleKept, moved } = await bundle(request, log, interruption).finally(end);
    const { store } = await opening;
    const rendered = await renderSite(renderers, { say, shard }).finally(end);
    log.stopAt(await findRenderProblems(root, store, rendered.failures));
    console.log(toReuseReport(isBundleKept, rendered.pages.length, rendered.keptPages));
    return { folder, settings, store, moved, rendered, say, end };
  } finally {
    await renderers.stop();
  }
}

/*
 * The modules that find the position of a problem are imported only if there is one: loading them takes a quarter of
 * a second, and most builds have none.
 */

async function findLinkProblems(root: string, store: GuideStore, broken: BrokenLinks) {
  if (broken.size === 0) return [];
  const [{ createLinkSources }, { toLinkProblems }] = await Promise.all([
    import('./links/link-sources'),
    import('./links/link-problems'),
  ]);
  return toLinkProblems(broken, await createLinkSources(root, store), site.foreignSpecs);
}

async function findRenderProblems(
  root: string,
  store: GuideStore,
  failures: readonly RenderFailure[],
) {
  if (failures.length === 0) return [];
  const { toRenderProblems } = await import('./render-problems');
  return toRenderProblems(root, store, failures);
}

/** Reports what was reused from earlier builds. */
function toReuseReport(isBundleKept: boolean, pages: number, kept: number): string {
  const scripts = isBundleKept ? 'Scripts are unchanged' : 'Scripts are new';
  const [all, rendered, unchanged] = [pages, pages - kept, kept].map((count) =>
    count.toLocaleString('en'),
  );
  return `${scripts}. ${all} pages: ${rendered} rendered, ${unchanged} unchanged.`;
}

/** Checks and bundles in a separate process: bundlers do not free their memory, and rendering needs it. */
async function bundle(
  request: BundleRequest,
  log: ProblemLog,
  interruption: AbortSignal,
): Promise<Bundled> {
  const { ask, stop } = startProcesses<BundleTasks>({
    module: new URL('./bundle-process.ts', import.meta.url),
    // With Node 20.20 and Vite 8.3, this site takes up to 610 MB with the next two settings, 750 MB without.
    // By default, V8's heap grows to four times what is in use before garbage collection.
    flags: ['--heap-growing-percent=50'],
    // Rolldown's allocator keeps freed memory; this returns it to the system at once.
    env: { MIMALLOC_PURGE_DELAY: '0' },
    interruption,
  });
  try {
    const { problems, printed, ...bundled } = await ask('bundle', request);
    if (problems.length > 0) throw new ProblemError(problems);
    log.add(printed);
    return bundled;
  } finally {
    await stop();
  }
}
