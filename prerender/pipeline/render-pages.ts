import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createMemory } from '../../src/model/once-per';
import type { Page } from '../../src/model/pages/page';
import { toPageFile } from '../../src/model/pages/page';
import { toErrorText } from '../../src/model/text/error-text';
import { findSystemProblem } from '../diagnostics/system-problem';
import { toContentPolicy } from '../html/content-policy';
import { readPaintRules } from '../html/first-style';
import { findStyleSheet } from '../html/manifest';
import { openCache, toKey } from '../sources/cache';
import { writeOutput } from '../sources/output-files';
import { loadPublishedTemplate } from '../vite/document-template';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage } from './finished-page';
import { toGzipSize } from './gzip-size';
import { toPublishedHtml } from './published-html';
import { drawPicture, toPictureFile } from './social/pictures';
import { loadManifest, openApp } from './vike';

/** Pages to render, by their paths, from the files with their data. */
export interface RenderRequest {
  readonly root: string;
  readonly outDir: string;
  readonly base: string;
  /** Names the bundle that renders them. */
  readonly bundle: string;
  readonly paths: readonly string[];
}

/** A page that is written, or why it cannot be. */
export type RenderedPage =
  | {
      readonly kind: 'finished';
      readonly page: FinishedPage;
      /** The page is from the cache. */
      readonly isCached: boolean;
    }
  | RenderFailure;

export interface RenderFailure {
  readonly kind: 'failed';
  readonly path: string;
  readonly reason: string;
  /** The components around what failed, innermost first. */
  readonly components: readonly string[];
}

/** A page as it is cached. */
interface CachedPage {
  readonly html: string;
  readonly finished: Omit<FinishedPage, 'page'>;
  /** Files that few other pages have, by path from the site. */
  readonly files: readonly (readonly [file: string, content: string | Uint8Array])[];
}

/** Writes pages, and returns what the build needs from them. */
export async function renderPages(request: RenderRequest): Promise<readonly RenderedPage[]> {
  const site = await openOnce(request.outDir, () => open(request));
  const pages = request.paths.map((path) => find(path, request, site));
  // Without it, all pages fail: that is no problem of one page.
  if (pages.some(({ cached }) => cached === undefined)) await site.loadApp();
  return Promise.all(pages.map((page) => renderOrFail(page, request, site)));
}

const openOnce = createMemory<ReturnType<typeof open>>(2);

type Site = Awaited<ReturnType<typeof open>>;

/** Loads what all pages are rendered with, but for the app, which takes seconds. */
async function open({ root, outDir, base }: RenderRequest) {
  const [template, manifest] = await Promise.all([
    loadPublishedTemplate(root),
    loadManifest(outDir),
  ]);
  const sheet = findStyleSheet(manifest);
  if (sheet === undefined) throw new Error('The bundle has no style sheet of all pages.');
  const css = await readFile(join(outDir, 'client', sheet), 'utf8');
  const publication = { policy: toContentPolicy(template), rules: readPaintRules(css), base };
  let app: ReturnType<typeof openApp> | undefined;
  const loadApp = () => (app ??= openApp(outDir));
  return { loadApp, publication, cache: openCache(root), client: join(outDir, 'client') };
}

/** A page to render, if it is not cached. */
interface FoundPage {
  readonly path: string;
  readonly data: Page | undefined;
  readonly key: string;
  readonly cached: CachedPage | undefined;
}

function find(path: string, { bundle }: RenderRequest, { client, cache }: Site): FoundPage {
  const data = readData(client, path);
  const key = toKey(bundle, path, data?.id);
  return { path, data, key, cached: cache.read('pages', key) as CachedPage | undefined };
}

async function renderOrFail(
  page: FoundPage,
  request: RenderRequest,
  site: Site,
): Promise<RenderedPage> {
  try {
    return await render(page, request, site);
  } catch (error) {
    // A full disk is no problem of a page.
    if (findSystemProblem(request.outDir, error) !== undefined) throw error;
    return { kind: 'failed', path: page.path, ...toReason(error) };
  }
}

async function render(
  { path, data, key, cached }: FoundPage,
  request: RenderRequest,
  site: Site,
): Promise<RenderedPage> {
  const { client, cache } = site;
  const made = cached ?? (await make(path, data, request, site));
  if (cached === undefined) cache.write('pages', key, made);
  const { html, files, finished } = made;
  const page = toHtmlPage(client, path);
  for (const [file, content] of [[relative(client, page.file), html] as const, ...files])
    writeOutput(client, file, content);
  return { kind: 'finished', page: { page, ...finished }, isCached: cached !== undefined };
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
  { base }: RenderRequest,
  { loadApp, publication, client }: Site,
): Promise<CachedPage> {
  const load = <T>(file: string) => Promise.resolve(readJson(join(client, file)) as T);
  const app = await loadApp();
  const rendered = await app.render({ path, base, data, load });
  const view = data?.view;
  const { html, sheet, card } = toPublishedHtml(rendered, view, publication);
  const { page: _, ...finished } = readPage(toHtmlPage(client, path), html, {
    base,
    view,
    weigh: (file) => toGzipSize(readFileSync(join(client, decodeURI(file)))),
  });
  return {
    html,
    finished,
    files: [
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
