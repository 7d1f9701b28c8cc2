import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FinishedPage } from './finished-page';
import { readPage, toHtmlPage } from './finished-page';
import { writeOutput } from '../sources/output-files';
import { toContentPolicy } from '../html/content-policy';
import { readPaintRules } from '../html/first-style';
import { findStyleSheet } from '../html/manifest';
import { BUNDLE_NAME_FILE, TEMPLATE_FILE } from './build-files';
import { toGzipSize } from './gzip-size';
import { openKeptPages, toPageKey } from './kept-pages';
import type { KeptPage } from './kept-pages';
import { toPublishedHtml } from './published-html';
import { createPictures, findKeptPicture } from './social/pictures';
import { findSystemProblem } from '../diagnostics/system-problem';
import { toErrorText } from '../../src/model/text/error-text';
import { doTasks } from './processes';
import { loadManifest, openApp } from './vike-output';

export interface RenderTasks {
  /** The routes of all pages. */
  readonly listPaths: () => Promise<readonly string[]>;
  /** Writes the pages of some routes, and returns what the build needs from them. */
  readonly render: (routes: readonly string[]) => Promise<readonly RenderedPage[]>;
}

/** A page that is written, or why it cannot be. */
export type RenderedPage =
  | {
      readonly kind: 'finished';
      readonly page: FinishedPage;
      /** The page is from the cache of an earlier build. */
      readonly isKept: boolean;
    }
  | Failed;

interface Failed {
  readonly kind: 'failed';
  readonly route: string;
  readonly reason: string;
  /** The components around what failed, innermost first. */
  readonly components: readonly string[];
}

/** An error of `renderDocument` has its causes in its message, and the components in which it happened. */
function toReason(error: unknown): Pick<Failed, 'reason' | 'components'> {
  const { components } = error as { components?: readonly string[] };
  return components === undefined || !(error instanceof Error)
    ? { reason: toErrorText(error), components: [] }
    : { reason: error.message, components };
}

/** The entry of the process that `rendering.ts` starts to render pages of a bundled site. */
export function run([outDir = '', base = '']: readonly string[]): void {
  const root = process.cwd();
  let opened: ReturnType<typeof openSite> | undefined;
  /** With the first task: the process starts before the site is there. */
  const open = () => (opened ??= openSite(outDir, base));
  const client = join(outDir, 'client');
  const kept = openKeptPages(root);
  const drawPicture = createPictures(root);

  const write = async (route: string): Promise<RenderedPage> => {
    const { app, bundle } = await open();
    const record = await app.makeRecord(route);
    // A page without a record is a part of the app.
    const key = toPageKey(bundle, route, record?.record ?? null);
    const known = restore(key);
    const page = known ?? (await make(route, key));
    const { file, path } = toHtmlPage(client, route);
    writeOutput(client, relative(client, file), page.html);
    for (const [address, value] of record?.files ?? [])
      writeOnce(client, address.slice(base.length), value);
    return {
      kind: 'finished',
      page: { page: { file, path }, ...page.finished },
      isKept: known !== undefined,
    };
  };

  /** A page of an earlier build, with its files. */
  const restore = (key: string): KeptPage | undefined => {
    const page = kept.find(key);
    if (page === undefined) return undefined;
    const picture = page.picture && findKeptPicture(root, page.picture);
    if (page.picture !== undefined && picture === undefined) return undefined;
    if (page.picture && picture) writeOutput(client, page.picture, picture);
    if (page.sheet) writeOutput(client, page.sheet.file, page.sheet.text);
    return page;
  };

  const make = async (route: string, key: string): Promise<KeptPage> => {
    const { app, policy, rules } = await open();
    const { html: rendered, view } = await app.render(route);
    const published = toPublishedHtml(rendered, view, { policy, rules, base, drawPicture });
    const { html, sheet, picture } = published;
    if (sheet !== undefined) writeOutput(client, sheet.file, sheet.text);
    if (picture !== undefined) writeOutput(client, picture.file, await picture.load());
    const { page: _, ...finished } = readPage(toHtmlPage(client, route), html, {
      base,
      view,
      weigh: (file) => toGzipSize(readFileSync(join(client, file))),
    });
    const made = { html, finished, sheet, picture: picture?.file };
    kept.keep(key, made);
    return made;
  };

  const written = new Set<string>();
  /** Pages share files, whose names change with their content. */
  const writeOnce = (folder: string, address: string, data: unknown): void => {
    if (written.has(address)) return;
    written.add(address);
    writeOutput(folder, decodeURI(address), JSON.stringify(data));
  };
  const render = async (route: string): Promise<RenderedPage> => {
    try {
      return await write(route);
    } catch (error) {
      // A full disk is no problem of a page.
      if (findSystemProblem(outDir, error) !== undefined) throw error;
      return {
        kind: 'failed',
        route,
        ...toReason(error),
      };
    }
  };
  doTasks<RenderTasks>({
    listPaths: async () => (await open()).app.listPaths(),
    render: async (routes) => {
      // Without it, all pages fail: that is no problem of one page.
      await open();
      return Promise.all(routes.map(render));
    },
  });
}

/** Loads the app, its manifest and its styles, with which all pages are rendered. */
async function openSite(outDir: string, base: string) {
  const [app, bundle, template, manifest] = await Promise.all([
    openApp(outDir, base),
    readFile(join(outDir, BUNDLE_NAME_FILE), 'utf8'),
    readFile(join(outDir, TEMPLATE_FILE), 'utf8'),
    loadManifest(outDir),
  ]);
  const sheet = findStyleSheet(manifest);
  if (sheet === undefined) throw new Error('The bundle has no style sheet of all pages.');
  const css = await readFile(join(outDir, 'client', sheet), 'utf8');
  return { app, bundle, policy: toContentPolicy(template), rules: readPaintRules(css) };
}
