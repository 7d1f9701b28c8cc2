import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../../content/site';
import type { IndexHashes } from '../../src/model/search/index-address';
import { toIndexKey } from '../../src/model/search/index-address';
import { withoutBase } from '../../src/model/site/paths';
import type { Problem } from '../diagnostics/problem';
import type { GuideStore } from '../guides/guide-store';
import type { ApiPages } from '../pages/site-pages';
import { openSitePages } from '../pages/site-pages';
import { toAppName } from '../html/manifest';
import type { PageDocuments } from '../search/page-documents';
import type { SearchedSite } from '../search/site-indexes';
import { buildSiteIndexes, listIndexFiles } from '../search/site-indexes';
import type { AddFile } from '../text/content-files';
import { createFileAdder } from '../text/content-files';
import { listOutputFiles, toOutputPath, writeOutput } from '../sources/output-files';
import { loadSource } from '../sources/sources';
import { loadSearchWords } from '../settings/search-words';
import { readSettings } from '../settings/settings';
import type { Shard } from '../settings/shard';
import { loadPublishedTemplate } from '../vite/document-template';
import { PACKAGE_FILE, packSite, toPackageNote } from './agent-package';
import { bundleApp } from './bundled-app';
import { checkContexts } from './context-checks';
import { listFeeds } from './feeds';
import type { FinishedPage } from './finished-page';
import { listGrownFiles } from './grown-files';
import { writeAgentFiles, writeHostFiles, writeRedirects, writeSiteFiles } from './host-files';
import type { BrokenLinks } from './links/broken-links';
import { listBrokenLinks } from './links/broken-links';
import type { LinkIndex } from './links/link-index';
import { createLinkIndex } from './links/link-index';
import { checkNesting } from './nesting-checks';
import { writePageData } from './page-data';
import { withPool } from './pool';
import { createProgress } from './progress';
import { loadMovedPages, toRedirects } from './redirects';
import type { RenderFailure, RenderedSite } from './rendering';
import { renderSite } from './rendering';
import type { SiteSources } from './site-sources';
import { loadSiteSources } from './site-sources';
import { loadSizes, toSizeReport } from './size-report';
import { loadManifest, removeBuildFiles } from './vike';

/** A site in one language to build. */
export interface SiteBuild {
  readonly root: string;
  /** The default language is written to its folder `client`, the others to subfolders of that. */
  readonly outDir: string;
  /** The folder of the last build, whose sizes are compared. */
  readonly published: string;
  /** The code of the language. */
  readonly locale: string;
  /** Throws problems that stop the build here, and prints others, or keeps them for its end. */
  readonly stopAt: (problems: readonly Problem[]) => void;
  /** Stops the build, which then fails. */
  readonly interruption: AbortSignal;
}

/** Builds the site in one language: checks its sources, bundles it, prerenders it, checks its links. */
export async function buildSite(build: SiteBuild): Promise<void> {
  const { root, outDir, locale, stopAt } = build;
  const { folder, settings, store, rendered, sitePages, search, say, end } =
    await buildPages(build);
  const { pages, failures } = rendered;
  if (failures.length > 0) stopAt(await findFailures(root, store, rendered, folder, settings.base));
  stopAt(await writeAgentFiles(pages, sitePages, join(folder, 'client'), site, settings));
  const paths = pages.map(({ page }) => page.path);
  const searched = { versions: store.versions, contexts: site.searchContexts };
  stopAt(checkContexts(paths, searched, await loadSource(root, 'content/site.ts')));
  stopAt(search.problems);
  say('Checking the links');
  const last = join(build.published, 'client', locale === site.locales.default ? '' : locale);
  const { links, problems: overweight } = await finishSite(pages, folder, last).finally(end);
  stopAt(overweight);
  const moved = await loadMovedPages(store);
  const { redirects, problems } = toRedirects(moved, pages, { links, site });
  stopAt(problems);
  const broken = listBrokenLinks(links, { base: settings.base, site, redirects });
  stopAt(await findLinkProblems(root, store, broken));
  const client = join(folder, 'client');
  await writeRedirects(redirects, client, join(outDir, 'client'), settings);
  await writeSiteFiles(pages, client, site, settings);
  if (locale === site.locales.default) {
    await writeHostFiles(await loadPublishedTemplate(root), client, site, settings);
    const packed = await packSite(root, client, pages);
    writeOutput(client, PACKAGE_FILE, packed);
    const note = toPackageNote(packed.length);
    if (note !== undefined) console.log(note);
    return;
  }
  const place = toOutputPath(join(outDir, 'client'), locale);
  // The default language may have files there, such as `public/vi/logo.png`.
  if (existsSync(place)) await cp(client, place, { recursive: true });
  else await rename(client, place);
  await rm(folder, { recursive: true });
}

/** The anchors of each page that is searched, by its path. */
function listAnchors(
  documents: readonly PageDocuments[],
  base: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    documents.map(({ url, sections, fields = [] }) => [
      withoutBase(base, url) ?? '',
      new Set([...sections, ...fields].map(({ hash }) => hash.slice(1))),
    ]),
  );
}

/** Renders a part of the pages in one language into the cache, for a later build. */
export async function buildShard(build: SiteBuild, shard: Shard): Promise<void> {
  const { store, rendered } = await buildPages(build, shard);
  build.stopAt(await findRenderProblems(build.root, store, rendered.failures));
}

/** Why pages cannot be rendered, together with the broken links of the others. */
async function findFailures(
  root: string,
  store: GuideStore,
  { pages, failures }: RenderedSite,
  folder: string,
  base: string,
): Promise<readonly Problem[]> {
  // A link to a page that is not there yet is not broken.
  const failed = failures.flatMap(({ path }) => [path, `${path.replace(/\/$/, '')}/`]);
  const files = [...(await listOutputFiles(join(folder, 'client'))), ...failed];
  const targets = pages.map(({ target }) => target);
  const links = createLinkIndex(targets, new Set(files));
  const { redirects } = toRedirects(await loadMovedPages(store), pages, { links, site });
  const broken = listBrokenLinks(links, { base, site, redirects });
  return [
    ...(await findRenderProblems(root, store, failures)),
    ...(await findLinkProblems(root, store, broken)),
  ];
}

/** Checks the sources, bundles the app, and renders the pages. */
async function buildPages(build: SiteBuild, shard: Shard = { number: 1, count: 1 }) {
  const { root, outDir, locale, stopAt, interruption } = build;
  const settings = readSettings({ ...process.env, LOCALE: locale }, site);
  const isDefault = locale === site.locales.default;
  const folder = isDefault ? outDir : toOutputPath(outDir, locale);
  const { say, end } = createProgress(process.stdout, process.env);
  interruption.addEventListener('abort', end);
  say('Checking the sources');
  const sources = await withPool(interruption, (pool) =>
    loadSiteSources(root, settings, pool),
  ).finally(end);
  stopAt(sources.problems);
  const { store } = sources;
  say('Bundling the app');
  stopAt(await bundleApp({ root, outDir: folder, settings, ...sources }).finally(end));
  const client = join(folder, 'client');
  const home = (settings.siteUrl + settings.base).replace(/\/$/, '');
  for (const { files, reference, history } of sources.apis.values()) {
    for (const [path, text] of files) writeOutput(client, path, text);
    if (history === undefined) continue;
    for (const [path, text] of listFeeds({ reference, history, home, author: site.title }))
      writeOutput(client, path, text);
  }
  const sitePages = openSitePages({
    site,
    base: settings.base,
    locale,
    translation: sources.translation,
    facts: sources.facts,
    guides: sources.guides,
    compile: async (file) => sources.compile(file, (await store.loadText(file)).text),
    loadApi: (file) => Promise.resolve(getApi(sources, file)),
    addFile: createFileWriter(client),
    app: toAppName(await loadManifest(folder)),
  });
  say('Writing the data of the pages');
  const { base } = settings;
  const { pages, documents } = await writePageData(sitePages, client, shard).finally(end);
  const search = await writeSearch(build, client, documents, {
    base,
    versions: store.versions,
    contexts: site.searchContexts,
    last: site.searchLast,
  });
  const indexes = await sitePages.listIndexes();
  const searchIndexes = search.hashes;
  const work = { root, outDir: folder, base, say, indexes, searchIndexes };
  const rendered = await withPool(interruption, (pool) => renderSite(pages, pool, work)).finally(
    end,
  );
  console.log(toReport(rendered.pages.length, rendered.cachedPages));
  const docs = sources.guides.flatMap((guide) => guide.docs);
  stopAt(checkNesting(rendered.pages, docs, sources.problems));
  return { folder, settings, store, rendered, sitePages, search, say, end };
}

/** Writes each JSON file once: pages share those of their layouts. */
function createFileWriter(client: string): AddFile {
  const written = new Set<string>();
  return createFileAdder((path, text) => {
    if (!written.has(path)) writeOutput(client, path, text);
    written.add(path);
  });
}

function getApi({ apis }: SiteSources, file: string): ApiPages {
  const api = apis.get(file);
  if (api === undefined) throw new Error(`${file} has not been made.`);
  return api;
}

/** Writes the search indexes; returns their hashes, and the mistakes in the words by which readers search. */
async function writeSearch(
  { root, locale }: SiteBuild,
  client: string,
  documents: readonly PageDocuments[],
  searched: SearchedSite,
): Promise<{ readonly hashes: IndexHashes; readonly problems: readonly Problem[] }> {
  const { words, ...read } = await loadSearchWords(root);
  const indexes = buildSiteIndexes(documents, { ...searched, words });
  for (const [file, text] of indexes.flatMap(listIndexFiles)) writeOutput(client, file, text);
  const hashes = new Map(indexes.map(({ name, build }) => [toIndexKey(name), build.hash]));
  const isDefault = locale === site.locales.default;
  const unknown = isDefault ? read.checkPages(listAnchors(documents, searched.base)) : [];
  return { hashes, problems: [...read.problems, ...unknown] };
}

/** Prints page sizes, and returns all links and what is too large. */
async function finishSite(
  pages: readonly FinishedPage[],
  outDir: string,
  lastClient: string,
): Promise<{ readonly links: LinkIndex; readonly problems: readonly Problem[] }> {
  const client = join(outDir, 'client');
  const manifest = await loadManifest(outDir);
  const sizes = await loadSizes(pages, client, manifest);
  // The last build has been rid of them, too, and is compared.
  await removeBuildFiles(outDir);
  const { report, problems } = await toSizeReport(sizes, () => listGrownFiles(client, lastClient));
  console.log(report);
  const links = createLinkIndex(
    pages.map(({ target }) => target),
    await listOutputFiles(client),
  );
  return { links, problems };
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
function toReport(pages: number, cached: number): string {
  const [all, rendered, unchanged] = [pages, pages - cached, cached].map((count) =>
    count.toLocaleString('en'),
  );
  return `${all} pages: ${rendered} rendered, ${unchanged} unchanged.`;
}
