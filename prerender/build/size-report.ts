import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishedPage, HtmlPage } from './finished-page';
import { toGzipSize } from './gzip-size';
import { toPreloads } from '../html/manifest';
import type { Manifest } from '../html/manifest';
import type { Problem } from '../diagnostics/problem';

/** The files that a browser loads before the first interaction, in bytes after gzip (level 9). */
export interface PageSize {
  readonly page: HtmlPage;
  /** Including the page's data file. */
  readonly script: number;
  readonly style: number;
  /** The second style sheet, on a page with formulas. */
  readonly formulaStyle: number;
}

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

/** The most bytes that a target allows: a build fails by growth that readers notice, not by a single byte. */
export function toLimit(target: number): number {
  return target * 1.1;
}

/** The name of the chunk with the code for navigations, from `prerender/vite/site-options.ts`. */
const NAVIGATION = 'navigation';

/** Whether a script is the code for navigations, which loads when the browser is idle. */
export function isNavigation(file: string): boolean {
  return file.includes(`/${NAVIGATION}.`);
}

/** The size after gzip of the code for navigations. */
export async function loadNavigationSize(client: string, manifest: Manifest): Promise<number> {
  const chunk = Object.values(manifest).find(({ name }) => name === NAVIGATION);
  if (chunk === undefined) throw new Error('The build has no chunk for navigations.');
  return toGzipSize(await readFile(join(client, chunk.file)));
}

/** The styles that load with what a reader opens: the palette and the form. */
const LATE_STYLE = /\/src\/(?:search|api)\/.*\.css$/;

/** The size after gzip of the largest style that loads with what a reader opens. */
export async function loadLateStyleSize(client: string, manifest: Manifest): Promise<number> {
  const styles = Object.entries(manifest).filter(([key]) => LATE_STYLE.test(key));
  if (styles.length === 0) throw new Error('The build has no style that loads later.');
  const contents = styles.map(([, { file }]) => readFile(join(client, file)).then(toGzipSize));
  return Math.max(...(await Promise.all(contents)));
}

/** The names of the chunks that rewrite samples, from `prerender/vite/site-options.ts`: for all languages, and for one. */
const TRY_IT_SAMPLES = 'try-it-samples';
const tryItLanguage = /^(?:try-it-javascript|\w+-target)$/;

/** Whether a script is one of the chunks that rewrite samples. */
export function isTryItSamples(file: string): boolean {
  const [name = ''] = file.slice(file.lastIndexOf('/') + 1).split('.');
  return name === TRY_IT_SAMPLES || tryItLanguage.test(name);
}

/** The size after gzip of what rewrites the samples of the heaviest language. */
export async function loadTryItSize(client: string, manifest: Manifest): Promise<number> {
  const loadSizes = (isMeant: (name: string) => boolean) =>
    Promise.all(
      Object.values(manifest)
        .filter(({ name = '' }) => isMeant(name))
        .map(async ({ file }) => toGzipSize(await readFile(join(client, file)))),
    );
  const common = await loadSizes((name) => name === TRY_IT_SAMPLES);
  const languages = await loadSizes((name) => tryItLanguage.test(name));
  if (common.length === 0 || languages.length === 0)
    throw new Error('The build has no chunks that rewrite samples.');
  return Math.max(...common) + Math.max(...languages);
}

/**
 * The sizes of all pages of a finished site: scripts, preloaded modules, and their imports. Each file
 * is read once.
 */
export async function loadPageSizes(
  pages: readonly FinishedPage[],
  client: string,
  manifest: Manifest,
): Promise<readonly PageSize[]> {
  const sizes = new Map<string, Promise<number>>();
  const loadSize = (file: string) => {
    const size = sizes.get(file) ?? readFile(join(client, file)).then(toGzipSize);
    sizes.set(file, size);
    return size;
  };
  const keys = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const sum = async (files: Iterable<string>) =>
    (await Promise.all([...files].map(loadSize))).reduce((total, size) => total + size, 0);
  return Promise.all(
    pages.map(async ({ page, loads: { scripts, data, styles, formulaStyles } }) => ({
      page,
      script: (await sum(withImports(scripts, keys, manifest))) + data,
      style: await sum(styles),
      formulaStyle: await sum(formulaStyles),
    })),
  );
}

/** Adds all imports of the given files. */
function withImports(
  files: readonly string[],
  keys: ReadonlyMap<string, string>,
  manifest: Manifest,
): ReadonlySet<string> {
  const modules = files.map((file) => keys.get(file)).filter((key) => key !== undefined);
  return new Set([...files, ...toPreloads(modules, manifest)]);
}

/** The files that a browser loads after a first visit, in bytes after gzip. */
export interface LaterSizes {
  readonly navigation: number;
  readonly lateStyle: number;
  readonly tryItSamples: number;
}

/** A size that has a target. */
interface Figure {
  readonly label: string;
  readonly bytes: number;
  readonly target: number;
  /** The heaviest page. */
  readonly page?: HtmlPage;
}

/**
 * The report that the build prints, and an error for each size above its limit. What has grown since the last build
 * is named when a size is above its target.
 */
export async function toSizeReport(
  sizes: readonly PageSize[],
  { lateStyle, navigation, tryItSamples }: LaterSizes,
  loadGrown: () => Promise<readonly string[]>,
): Promise<{ readonly report: string; readonly problems: readonly Problem[] }> {
  const guides = sizes.filter(({ page }) => isGuide(page.path));
  const operations = sizes.filter(({ page: { path } }) => API.test(path) && !API_INDEX.test(path));
  const max = (toBytes: (size: PageSize) => number) => Math.max(0, ...sizes.map(toBytes));
  const figures: readonly Figure[] = [
    ...listHeaviest('heaviest guide, script and data', budgets.guideScript, guides),
    ...listHeaviest('heaviest operation, script and data', budgets.operationScript, operations),
    { label: 'style sheet', bytes: max(({ style }) => style), target: budgets.style },
    {
      label: 'style sheet of formulas',
      bytes: max(({ formulaStyle }) => formulaStyle),
      target: budgets.formulaStyle,
    },
    { label: 'largest style of what a reader opens', bytes: lateStyle, target: budgets.lateStyle },
    { label: 'navigation, when idle', bytes: navigation, target: budgets.navigationScript },
    {
      label: 'try it, on first use, in the heaviest language',
      bytes: tryItSamples,
      target: budgets.tryItSamples,
    },
  ];
  const lines = await Promise.all(figures.filter(({ bytes }) => bytes > 0).map(toLine));
  const isAbove = figures.some(({ bytes, target }) => bytes > target);
  const grown = isAbove ? (await loadGrown()).join(', ') : '';
  if (grown !== '') lines.push(`  grown since the last build: ${grown}`);
  return {
    report: ['Sizes after gzip, and their targets:', ...lines].join('\n'),
    problems: figures
      .filter(({ bytes, target }) => bytes > toLimit(target))
      .map((figure) => toProblem(figure, grown)),
  };
}

function listHeaviest(
  label: string,
  target: number,
  sizes: readonly PageSize[],
): readonly Figure[] {
  const [heaviest] = sizes.toSorted((a, b) => b.script - a.script);
  if (heaviest === undefined) return [];
  return [{ label, bytes: heaviest.script, target, page: heaviest.page }];
}

async function toLine({ label, bytes, target, page }: Figure): Promise<string> {
  const over = bytes > target ? `, ${toKilobytes(bytes - target)} above it` : '';
  const line = `  ${label}: ${toKilobytes(bytes)} of ${toKilobytes(target)}${over}`;
  if (page === undefined) return line;
  const html = toGzipSize(await readFile(page.file));
  return `${line}; HTML ${toKilobytes(html)} (${page.path})`;
}

function toProblem({ label, bytes, target, page }: Figure, grown: string): Problem {
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

function toKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
