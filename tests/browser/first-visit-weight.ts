import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { budgets, isNavigation, toLimit } from '../../prerender/pipeline/size-report';
import { expectHydrated } from './open-page';
import { watchNetwork } from './quiet-network';

/**
 * Opens a page until it is interactive, and fails unless everything that a browser loads before any
 * interaction is within the limits of a guide. With an empty cache or not: what comes from the cache counts
 * like what comes anew. The page must load nothing ahead: see `savesData`.
 */
export async function expectLightFirstVisit(page: Page, path: string): Promise<void> {
  const { script, navigation, style, formulaStyle, text } = await weighFirstVisit(page, path);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(toLimit(budgets.guideScript));
  expect(navigation).toBeLessThanOrEqual(toLimit(budgets.navigationScript));
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(toLimit(budgets.style));
  expect(formulaStyle).toBeLessThanOrEqual(toLimit(budgets.formulaStyle));
  expect(text).not.toMatch(/_vike|vike_pageContext|\[Vike\]/i);
}

interface Weight {
  /** Bytes after gzip. */
  readonly script: number;
  /** Of the script that is loaded when the browser is idle. */
  readonly navigation: number;
  readonly style: number;
  /** Of a page with formulas. */
  readonly formulaStyle: number;
  /** All scripts. */
  readonly text: string;
}

async function weighFirstVisit(page: Page, path: string): Promise<Weight> {
  const urls = { script: new Set<string>(), stylesheet: new Set<string>() };
  const collect = (request: Request) => {
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet') urls[kind].add(request.url());
  };
  page.on('request', collect);
  const untilQuiet = watchNetwork(page);
  // The code for navigations comes last; on a busy machine the network is quiet long before.
  const last = page.waitForRequest((request) => isNavigation(request.url()));
  await Promise.all([last, page.goto(path)]);
  await untilQuiet();
  await expectHydrated(page);
  page.off('request', collect);
  const load = (isMeant: (url: string) => boolean) =>
    Promise.all([...urls.script].filter(isMeant).map((url) => loadFile(page, url)));
  const scripts = await load((url) => !isNavigation(url));
  const loadStyles = (isMeant: (url: string) => boolean) =>
    Promise.all([...urls.stylesheet].filter(isMeant).map((url) => loadFile(page, url)));
  const isOfFormulas = (url: string) => url.includes('/formula.');
  // The few rules that a page alone has are a part of the page.
  const isShared = (url: string) => !isOfFormulas(url) && !url.includes('/page-styles.');
  return {
    script: toSum(scripts),
    navigation: toSum(await load(isNavigation)),
    style: toSum(await loadStyles(isShared)),
    formulaStyle: toSum(await loadStyles(isOfFormulas)),
    text: scripts.map(({ text }) => text).join('\n'),
  };
}

interface LoadedFile {
  readonly text: string;
  /** Bytes after gzip. */
  readonly weight: number;
}

const files = new Map<string, Promise<LoadedFile>>();

/** A file that many pages load is loaded and weighed once. The browser's cache gives no bodies away. */
function loadFile(page: Page, url: string): Promise<LoadedFile> {
  const known = files.get(url);
  if (known !== undefined) return known;
  const file = page.request
    .get(url)
    .then((response) => response.text())
    .then((text) => ({ text, weight: gzipSync(text, { level: 9 }).length }));
  files.set(url, file);
  return file;
}

function toSum(files: readonly LoadedFile[]): number {
  return files.reduce((total, { weight }) => total + weight, 0);
}
