import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMemory } from '../../src/model/once-per';
import type { Page } from '../../src/model/pages/page';
import { toPageFile } from '../../src/model/pages/page';
import { toErrorText } from '../../src/model/text/error-text';
import { findSystemProblem } from '../diagnostics/system-problem';
import { toContentPolicy } from '../html/content-policy';
import { readPaintRules } from '../html/first-style';
import { findStyleSheet } from '../html/manifest';
import { openCache } from '../sources/cache';
import { loadPublishedTemplate } from '../vite/document-template';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage } from './finished-page';
import { toGzipSize } from './gzip-size';
import type { CachedPage } from './page-cache';
import { toPageKey, writePage } from './page-cache';
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
  { readonly kind: 'finished'; readonly page: FinishedPage } | RenderFailure;

export interface RenderFailure {
  readonly kind: 'failed';
  readonly path: string;
  readonly reason: string;
  /** The components around what failed, innermost first. */
  readonly components: readonly string[];
}

/** Renders pages into the site and the cache. */
export async function renderPages(request: RenderRequest): Promise<readonly RenderedPage[]> {
  // Without it, all pages fail: that is no problem of one page.
  const site = await openOnce(request.outDir, () => open(request));
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
    cache.write('pages', toPageKey(request.bundle, path, data), made);
    return { kind: 'finished', page: writePage(client, path, made) };
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
  { base }: RenderRequest,
  { app, publication, client }: Site,
): Promise<CachedPage> {
  const load = <T>(file: string) => Promise.resolve(readJson(join(client, file)) as T);
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
