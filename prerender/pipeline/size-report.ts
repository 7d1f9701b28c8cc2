import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
 * How much data of a page counts, in bytes after gzip; most pages of this site have less. A page has more because its
 * guide is long, its sidebar has many guides, or its OpenAPI file is large: the report names it, but no build fails.
 */
const USUAL_DATA = { guide: 12_000, api: 16_000 } as const;

type PageKind = FinishedPage['kind'];

const GUIDE_KINDS: ReadonlySet<PageKind> = new Set(['guide', 'category', 'tags', 'tag']);
const API_KINDS: ReadonlySet<PageKind> = new Set([
  'overview',
  'operation',
  'errors',
  'changes',
  'gone',
  'schemas',
  'schema',
]);

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
  return /^\w+-target$/.test(toChunkName(file));
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
    pages.map(async ({ page, kind, loads: { scripts, data } }) => {
      const modules = scripts.map((file) => keys.get(file)).filter((key) => key !== undefined);
      const files = new Set([...scripts, ...toPreloads(modules, manifest)]);
      return { page, kind, data, bytes: countData(kind, data) + (await sum([...files])) };
    }),
  );
  const toHeaviest = (kinds: ReadonlySet<PageKind>) =>
    visits
      .filter(({ kind }) => kinds.has(kind))
      .reduce((one, other) => (other.bytes > one.bytes ? other : one), { bytes: 0 });
  const toLargest = (kinds: ReadonlySet<PageKind>, target: number) => {
    const { data: bytes, ...largest } = visits
      .filter(({ kind, data }) => kinds.has(kind) && data > target)
      .reduce((one, other) => (other.data > one.data ? other : one), { data: 0 });
    return { ...largest, bytes, target, isOpen: true } as const;
  };
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
      ...toHeaviest(GUIDE_KINDS),
    },
    {
      label: 'heaviest operation, script and data',
      target: budgets.operationScript,
      ...toHeaviest(API_KINDS),
    },
    { label: 'largest data of a guide', ...toLargest(GUIDE_KINDS, USUAL_DATA.guide) },
    { label: 'largest data of a page of an API', ...toLargest(API_KINDS, USUAL_DATA.api) },
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

/** The bytes of a page's data that count: lists and schemas of an API are as long as its OpenAPI file. */
function countData(kind: PageKind, data: number): number {
  if (kind === 'operation') return Math.min(data, USUAL_DATA.api);
  return API_KINDS.has(kind) ? 0 : Math.min(data, USUAL_DATA.guide);
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
      .map((size) => toSizeProblem(size, grown)),
  };
}

async function toLine({ label, bytes, target, page }: Size): Promise<string> {
  const over = bytes > target ? `, ${toKilobytes(bytes - target)} above it` : '';
  const line = `  ${label}: ${toKilobytes(bytes)} of ${toKilobytes(target)}${over}`;
  if (page === undefined) return line;
  const html = toGzipSize(await readFile(page.file));
  return `${line}; HTML ${toKilobytes(html)} (${page.path})`;
}

function toSizeProblem({ label, bytes, target, page }: Size, grown: string): Problem {
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

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
