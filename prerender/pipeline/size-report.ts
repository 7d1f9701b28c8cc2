import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '../../src/model/pages/page';
import { toPageFile } from '../../src/model/pages/page';
import type { FinishedPage, HtmlPage } from './finished-page';
import { toGzipSize } from './gzip-size';
import { toPreloads } from '../html/manifest';
import type { Manifest } from '../html/manifest';
import type { Problem } from '../diagnostics/problem';

/**
 * Targets in bytes after gzip: for the script and data of a first visit, its style sheets, the code for
 * navigations, which loads when the browser is idle, each style that loads with what a reader opens, and the
 * chunks that rewrite the samples of one language. The report names what is above its target; above the limit,
 * the build fails.
 */
export const budgets = {
  guideScript: 125_000,
  operationScript: 145_000,
  style: 17_000,
  formulaStyle: 4000,
  lateStyle: 2000,
  navigationScript: 7000,
  tryItSamples: 17_000,
} as const;

/**
 * The schemas of an operation, in bytes of its data after gzip; those of this site have up to 8 kB. Where they have
 * more, the file may be a vendor's: the report names the page, and no build fails because of it.
 */
const USUAL_SCHEMAS = 20_000;

/** The most bytes that a target allows: a build fails by growth that readers notice, not by a single byte. */
export function toLimit(target: number): number {
  return target * 1.1;
}

/** True for the script of navigations, from `prerender/vite/site-options.ts`. */
export function isNavigation(file: string): boolean {
  return toChunkName(file) === 'navigation';
}

/** True for the chunks that rewrite samples: for all languages, or for one. */
export function isTryItSamples(file: string): boolean {
  return isCommonSamples(file) || isLanguageSamples(file);
}

function isCommonSamples(file: string): boolean {
  return toChunkName(file) === 'try-it-samples';
}

function isLanguageSamples(file: string): boolean {
  return /^(?:try-it-javascript|\w+-target)$/.test(toChunkName(file));
}

/** `assets/chunks/navigation.B6a9xYzT.js` → `navigation` */
function toChunkName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\..*/, '');
}

/** A size that has a target. */
export interface Size {
  readonly label: string;
  /** After gzip (level 9). */
  readonly bytes: number;
  readonly target: number;
  /** True for a size that stops no build. */
  readonly isOpen?: true;
  /** The heaviest page. */
  readonly page?: HtmlPage;
}

/** Weighs the files of a finished site that a reader waits for. */
export async function loadSizes(
  pages: readonly FinishedPage[],
  client: string,
  manifest: Manifest,
): Promise<readonly Size[]> {
  const weigh = createScale(client);
  const sum = async (files: readonly string[]) =>
    (await Promise.all(files.map(weigh))).reduce((total, bytes) => total + bytes, 0);
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const visits = await Promise.all(
    pages.map(async ({ page, loads: { scripts, data } }) => {
      const modules = scripts.map((file) => keys.get(file)).filter((key) => key !== undefined);
      const files = new Set([...scripts, ...toPreloads(modules, manifest)]);
      const isLarge = data > USUAL_SCHEMAS && isOperation(page.path);
      const schemas = isLarge ? await weighSchemas(client, page.path) : 0;
      const own = schemas > USUAL_SCHEMAS ? data - schemas : data;
      return { page, schemas, bytes: own + (await sum([...files])) };
    }),
  );
  const toHeaviest = (isMeant: (path: string) => boolean) =>
    visits
      .filter(({ page }) => isMeant(page.path))
      .reduce((one, other) => (other.bytes > one.bytes ? other : one), { bytes: 0 });
  const largest = visits.find(({ schemas }) =>
    visits.every((other) => other.schemas <= schemas && schemas > USUAL_SCHEMAS),
  );
  const listFiles = (isMeant: (file: string, key: string) => boolean) => {
    const found = [...keys].filter(([file, key]) => isMeant(file, key)).map(([file]) => file);
    // Their names are in `prerender/vite/site-options.ts`.
    if (found.length === 0)
      throw new Error('The build lacks a chunk or a style that has a target.');
    return found;
  };
  return [
    {
      label: 'heaviest guide, script and data',
      target: budgets.guideScript,
      ...toHeaviest(isGuide),
    },
    {
      label: 'heaviest operation, script and data',
      target: budgets.operationScript,
      ...toHeaviest(isOperation),
    },
    {
      label: 'largest schemas of an operation',
      target: USUAL_SCHEMAS,
      isOpen: true,
      bytes: largest?.schemas ?? 0,
      ...(largest && { page: largest.page }),
    },
    {
      label: 'style sheet',
      target: budgets.style,
      bytes: await toMaximum(pages.map(({ loads }) => sum(loads.styles))),
    },
    {
      label: 'style sheet of formulas',
      target: budgets.formulaStyle,
      bytes: await toMaximum(pages.map(({ loads }) => sum(loads.formulaStyles))),
    },
    {
      label: 'largest style of what a reader opens',
      target: budgets.lateStyle,
      bytes: await toMaximum(listFiles((_, key) => LATE_STYLE.test(key)).map(weigh)),
    },
    {
      label: 'navigation, when idle',
      target: budgets.navigationScript,
      bytes: await sum(listFiles(isNavigation)),
    },
    {
      label: 'try it, on first use, in the heaviest language',
      target: budgets.tryItSamples,
      bytes:
        (await sum(listFiles(isCommonSamples))) +
        (await toMaximum(listFiles(isLanguageSamples).map(weigh))),
    },
  ];
}

/** The size of the schemas in the data of an operation's page. */
async function weighSchemas(client: string, path: string): Promise<number> {
  const text = await readFile(join(client, decodeURI(toPageFile(path))), 'utf8');
  const { view } = JSON.parse(text) as Page;
  return view.kind === 'operation'
    ? toGzipSize(Buffer.from(JSON.stringify(view.operation.schemas)))
    : 0;
}

async function toMaximum(sizes: readonly Promise<number>[]): Promise<number> {
  return Math.max(0, ...(await Promise.all(sizes)));
}

/** The styles of the palette and the form. */
const LATE_STYLE = /\/src\/(?:search|api)\/.*\.css$/;

/** Weighs files, each once. */
function createScale(client: string): (file: string) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  return (file) => {
    const size = sizes.get(file) ?? readFile(join(client, file)).then(toGzipSize);
    sizes.set(file, size);
    return size;
  };
}

/**
 * The report that the build prints, and an error for each size above its limit. What has grown since the last build
 * is named when a size is above its target.
 */
export async function toSizeReport(
  sizes: readonly Size[],
  loadGrown: () => Promise<readonly string[]>,
): Promise<{ readonly report: string; readonly problems: readonly Problem[] }> {
  const lines = await Promise.all(sizes.filter(({ bytes }) => bytes > 0).map(toLine));
  const isAbove = sizes.some(({ bytes, target }) => bytes > target);
  const grown = isAbove ? (await loadGrown()).join(', ') : '';
  if (grown !== '') lines.push(`  grown since the last build: ${grown}`);
  return {
    report: ['Sizes after gzip, and their targets:', ...lines].join('\n'),
    problems: sizes
      .filter(({ bytes, target, isOpen }) => isOpen !== true && bytes > toLimit(target))
      .map((size) => toProblem(size, grown)),
  };
}

async function toLine({ label, bytes, target, page }: Size): Promise<string> {
  const over = bytes > target ? `, ${toKilobytes(bytes - target)} above it` : '';
  const line = `  ${label}: ${toKilobytes(bytes)} of ${toKilobytes(target)}${over}`;
  if (page === undefined) return line;
  const html = toGzipSize(await readFile(page.file));
  return `${line}; HTML ${toKilobytes(html)} (${page.path})`;
}

function toProblem({ label, bytes, target, page }: Size, grown: string): Problem {
  return {
    file: page?.path ?? 'assets',
    severity: 'error',
    message: `The size "${label}" is ${toKilobytes(bytes)}, above its limit of ${toKilobytes(toLimit(target))}.`,
    hint:
      grown === ''
        ? 'Build the last commit first: the next build then names what has grown.'
        : `Load later what has grown: ${grown}.`,
  };
}

/** With or without the path of a version. */
const API = /^\/docs\/(?:[^/]+\/)?api\/./;
const API_INDEX = /\/api\/[^/]+\/?$/;

function isGuide(path: string): boolean {
  return path.startsWith('/docs/') && !API.test(path);
}

function isOperation(path: string): boolean {
  return API.test(path) && !API_INDEX.test(path);
}

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
