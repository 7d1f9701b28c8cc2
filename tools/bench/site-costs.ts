import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readSearchFiles, weighSearch } from '../search/search-weight';
import { build, measureBuilds } from './measures/build-costs';
import { steps, workADay } from './measures/development-day';
import { feelSearch } from './measures/felt-search';
import type { Figures, Part } from './figures/figures';
import { measureFirstVisit } from './measures/first-visit';
import type { GrownSite } from './sites/grown-site';
import { measureNavigation } from './measures/navigation';

/** Measures some parts of a site's costs, one after the other: they share the processors. */
export async function measureSite(
  browser: Browser,
  site: GrownSite,
  parts: ReadonlySet<Part>,
): Promise<Figures> {
  const client = join(site.folder, 'dist/client');
  const measures: Readonly<Record<Part, () => Promise<Figures>>> = {
    builds: () => measureBuilds(site),
    visits: () => measureFirstVisit(browser, client, site.paths[0] ?? '/'),
    navigation: () => measureNavigation(browser, client, site.paths),
    search: () => measureSearch(browser, client, site.queries),
    development: () => measureDevelopment(browser, site.folder),
  };
  const needsOutput = parts.has('visits') || parts.has('navigation') || parts.has('search');
  if (needsOutput && !parts.has('builds')) await build(site.folder);
  const figures: Figures[] = [];
  for (const part of Object.keys(measures) as Part[])
    if (parts.has(part)) figures.push(await measures[part]());
  return Object.assign({}, ...figures) as Figures;
}

async function measureSearch(
  browser: Browser,
  client: string,
  queries: readonly string[],
): Promise<Figures> {
  const { index, terms, texts } = weighSearch(await readSearchFiles(client));
  const felt = await feelSearch(browser, client, new Map(), queries);
  return {
    searchBytes: index + terms + texts,
    firstSearchBytes: felt.coldBytes,
    firstHitMs: felt.coldMs,
    queryMedianMs: felt.answered.medianMs,
    querySlowMs: felt.answered.slowMs,
  };
}

async function measureDevelopment(browser: Browser, folder: string): Promise<Figures> {
  const day = await workADay(folder, browser);
  return Object.fromEntries(steps.map((step) => [step.figure, day.get(step)?.ms]));
}
