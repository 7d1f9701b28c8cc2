import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import pMap from 'p-map';
import { createMemory } from '../../src/model/once-per';
import type { Page } from '../../src/model/pages/page';
import { toPageFile } from '../../src/model/pages/page';
import type { PageIndex } from '../../src/model/pages/twin';
import { getIndex } from '../../src/model/pages/twin';
import type { IndexHashes } from '../../src/model/search/index-address';
import { toIndexHashesText } from '../../src/model/search/index-address';
import { decodePercent } from '../../src/model/site/decode-percent';
import { toErrorText } from '../../src/model/text/error-text';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';
import { findSystemProblem } from '../diagnostics/system-problem';
import { toContentPolicy } from '../html/content-policy';
import { readPaintRules } from '../html/first-style';
import { findStyleSheet } from '../html/manifest';
import { loadCodeStamp, openCache, toKey } from '../sources/cache';
import { writeOutput } from '../sources/output-files';
import { loadPublishedTemplate } from '../vite/document-template';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage, toPublishedHtml } from './finished-page';
import { toGzipSize } from './gzip-size';
import type { PageData } from './page-data';
import { drawPicture, toPictureFile } from './social/pictures';
import { TaskTimeout } from './task-timeout';
import { loadBundleText, loadManifest, openApp } from './vike';

/** The pages of a site, and why some are not there. */
export interface RenderedSite {
  readonly pages: readonly FinishedPage[];
  /** How many of the pages are from the cache. */
  readonly cachedPages: number;
  readonly failures: readonly RenderFailure[];
}

/** Pages to render, by their paths, from the files with their data. */
export interface RenderRequest {
  readonly root: string;
  readonly outDir: string;
  readonly base: string;
  /** Names the bundle that renders them. */
  readonly bundle: string;
  /** Those of the site, for agents. */
  readonly indexes: readonly PageIndex[];
  readonly searchIndexes: IndexHashes;
  readonly paths: readonly string[];
}

/** A page that is written, or why it cannot be. */
type RenderedPage = { readonly kind: 'finished'; readonly page: FinishedPage } | RenderFailure;

export interface RenderFailure {
  readonly kind: 'failed';
  readonly path: string;
  readonly reason: string;
  /** The components around what failed, innermost first. */
  readonly components: readonly string[];
}

/** Settings for rendering. */
interface Work extends Omit<RenderRequest, 'paths' | 'bundle'> {
  /** Takes what is done, for the terminal. */
  readonly say: (text: string) => void;
}

/** The pool of processes that run {@link renderPages}. */
interface RenderPool {
  readonly tasks: {
    readonly renderPages: (request: RenderRequest) => Promise<readonly RenderedPage[]>;
  };
  readonly size: number;
}

/** Pages per task. */
const BATCH = 20;

/** Writes the pages whose data is there; those that are not cached are rendered by the processes of a pool. */
export async function renderSite(
  pages: readonly PageData[],
  { tasks, size }: RenderPool,
  { say, ...request }: Work,
): Promise<RenderedSite> {
  const { root, outDir } = request;
  const bundle = toKey(await loadCodeStamp(root), await loadBundleText(root, outDir));
  const cache = openCache(root);
  const cached: FinishedPage[] = [];
  let done = 0;
  const work = { ...request, bundle };
  const render = (paths: readonly string[]) => tasks.renderPages({ ...work, paths });
  const renderBatch = async (batch: readonly PageData[]): Promise<readonly RenderedPage[]> => {
    const missing: string[] = [];
    for (const { path, id } of batch) {
      const found = cache.read('pages', toPageKey(work, path, id)) as CachedPage | undefined;
      if (found === undefined) missing.push(path);
      else cached.push(writePage(work, path, found));
    }
    const rendered = missing.length === 0 ? [] : await renderInTime(missing, render);
    done += batch.length;
    say(`Rendering ${done.toLocaleString('en')} of ${pages.length.toLocaleString('en')} pages`);
    return rendered;
  };
  const batches = Array.from({ length: Math.ceil(pages.length / BATCH) }, (_, index) =>
    pages.slice(index * BATCH, (index + 1) * BATCH),
  );
  const rendered = (await pMap(batches, renderBatch, { concurrency: 2 * size })).flat();
  const finished = rendered.flatMap((one) => (one.kind === 'finished' ? [one.page] : []));
  return {
    // In byte order, whichever process finished first.
    pages: [...cached, ...finished].toSorted((a, b) => (a.page.file < b.page.file ? -1 : 1)),
    cachedPages: cached.length,
    failures: rendered.filter((one) => one.kind === 'failed'),
  };
}

/** Renders pages; if they do not end in time, each by itself, so that the others are there. */
export async function renderInTime(
  paths: readonly string[],
  render: (paths: readonly string[]) => Promise<readonly RenderedPage[]>,
): Promise<readonly RenderedPage[]> {
  try {
    return await render(paths);
  } catch (error) {
    if (!(error instanceof TaskTimeout)) throw error;
    if (!error.isLoaded) throw new ProblemError([ENDLESS], { cause: error });
    if (paths.length > 1) {
      const each = await pMap(paths, (path) => renderInTime([path], render), { concurrency: 1 });
      return each.flat();
    }
    const reason = 'it does not end; a loop in its braces or in a component may be the cause.';
    return paths.map((path) => ({ kind: 'failed', path, reason, components: [] }));
  }
}

const ENDLESS: Problem = {
  file: 'content',
  severity: 'error',
  message: 'The pages cannot be rendered: their modules do not end loading.',
  hint: 'Look for a loop outside of functions in modules and in "export" of guides.',
};

/** A rendered page as it is cached. */
interface CachedPage {
  /** Without the search indexes, which change with every text of the site. */
  readonly html: string;
  readonly finished: Omit<FinishedPage, 'page'>;
  /** Files that few other pages have, by path from the site. */
  readonly files: readonly (readonly [file: string, content: string | Uint8Array])[];
}

/** The key of a page, by the bundle that renders it; the not-found page has no data. */
function toPageKey(
  { bundle, indexes }: Pick<RenderRequest, 'bundle' | 'indexes'>,
  path: string,
  id: string | undefined,
): string {
  return toKey(bundle, path, id, getIndex(indexes, path));
}

/** Writes the files of a page into the site. */
function writePage(
  { outDir, searchIndexes }: Pick<RenderRequest, 'outDir' | 'searchIndexes'>,
  path: string,
  { html, files, finished }: CachedPage,
): FinishedPage {
  const client = join(outDir, 'client');
  const page = toHtmlPage(client, path);
  const attribute = `data-search-index="${toIndexHashesText(searchIndexes)}"`;
  const whole = html.replace('data-search-index=""', attribute);
  for (const [file, content] of [[relative(client, page.file), whole] as const, ...files])
    writeOutput(client, file, content);
  return { page, ...finished };
}

/** A task: renders pages into the site and the cache; `onLoad` is called when the app is loaded. */
export async function renderPages(
  request: RenderRequest,
  onLoad: () => void,
): Promise<readonly RenderedPage[]> {
  // Without it, all pages fail: that is no problem of one page.
  const site = await openOnce(request.outDir, () => open(request));
  onLoad();
  return Promise.all(request.paths.map((path) => renderOrFail(path, request, site)));
}

const openOnce = createMemory<ReturnType<typeof open>>(2);

type Site = Awaited<ReturnType<typeof open>>;

/** Loads the app, and what all pages are rendered with. */
async function open({ root, outDir, base }: RenderRequest) {
  const [app, template, manifest] = await Promise.all([
    openApp(outDir),
    loadPublishedTemplate(root),
    loadManifest(outDir),
  ]);
  const sheet = findStyleSheet(manifest);
  if (sheet === undefined) throw new Error('The bundle has no style sheet of all pages.');
  const css = await readFile(join(outDir, 'client', sheet), 'utf8');
  const publication = { policy: toContentPolicy(template), rules: readPaintRules(css), base };
  return { app, publication, cache: openCache(root), client: join(outDir, 'client') };
}

async function renderOrFail(
  path: string,
  request: RenderRequest,
  site: Site,
): Promise<RenderedPage> {
  const { client, cache } = site;
  try {
    const data = readData(client, path);
    const made = await make(path, data, request, site);
    cache.write('pages', toPageKey(request, path, data?.id), made);
    return { kind: 'finished', page: writePage(request, path, made) };
  } catch (error) {
    // A full disk is no problem of a page.
    if (findSystemProblem(request.outDir, error) !== undefined) throw error;
    return { kind: 'failed', path, ...toReason(error) };
  }
}

/** Only the not-found page has no data. */
function readData(client: string, path: string): Page | undefined {
  return path === '/404'
    ? undefined
    : (readJson(join(client, decodeURI(toPageFile(path)))) as Page);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function make(
  path: string,
  data: Page | undefined,
  { base, indexes }: RenderRequest,
  { app, publication, client }: Site,
): Promise<CachedPage> {
  const load = <T>(file: string) => Promise.resolve(readJson(join(client, file)) as T);
  const index = getIndex(indexes, path);
  const rendered = await app.render({ path, base, data, load, index });
  const { twin } = rendered;
  const twinFiles = twin?.files ?? [];
  const view = data?.view;
  const { html, sheet, card } = toPublishedHtml(rendered.html, view, { ...publication, index });
  const { page: _, ...finished } = readPage(toHtmlPage(client, path), html, {
    base,
    view,
    weigh: (file) => toGzipSize(readFileSync(join(client, decodeURI(file)))),
  });
  return {
    html,
    finished: {
      ...finished,
      ...(twin && { twin: { ...twin, files: twinFiles.map((file) => file.path) } }),
    },
    files: [
      ...twinFiles.map((file) => [decodePercent(file.path.slice(1)), file.text] as const),
      ...(sheet === undefined ? [] : [[sheet.file, sheet.content] as const]),
      ...(card === undefined ? [] : [[toPictureFile(card), await drawPicture(card)] as const]),
    ],
  };
}

/** An error of `renderDocument` has its causes in its message, and the components in which it happened. */
function toReason(error: unknown): Pick<RenderFailure, 'reason' | 'components'> {
  const { components } = error as { components?: readonly string[] };
  return components === undefined || !(error instanceof Error)
    ? { reason: toErrorText(error), components: [] }
    : { reason: error.message, components };
}
