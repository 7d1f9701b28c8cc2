import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { writeWholeFile } from '../../prerender/sources/whole-file';
import { copyProject } from '../project-copy';
import type { BenchPlan } from './bench-arguments';
import { toBenchPlan, USAGE } from './bench-arguments';
import { benchDevelopment } from './development-bench';
import type { SiteCosts } from './figures/growth-table';
import { toComparison, toGrowthTable } from './figures/growth-table';
import type { Kind } from './sites/grown-site';
import { kinds } from './sites/grown-site';
import type { Machine } from './measures/machine';
import { describeMachine, toMachineText } from './measures/machine';
import { benchSearch } from './search-bench';
import { measureSite } from './site-costs';

/** What was measured, as it is kept in a file. */
interface Run {
  readonly date: string;
  readonly machine: Machine;
  readonly sites: readonly SiteCosts[];
}

const RUN_FILE = '.cache/bench.json';

/**
 * Measures what sites of growing sizes cost: their builds, a reader's first visit, navigation and search, and a
 * writer's day. Prints a table for each kind of site, with the growth of each figure, and keeps the figures in a
 * file, with which a later run can be compared. `npm run bench -- search` and `npm run bench -- dev` measure these
 * on their own, beside their targets.
 */
export async function run(args: readonly string[]): Promise<void> {
  const [mode] = args;
  if (mode === 'search' || mode === 'dev') {
    console.log(toMachineText(await describeMachine()));
    return withBrowser(mode === 'search' ? benchSearch : benchDevelopment);
  }
  let plan: BenchPlan;
  let before: Run | undefined;
  try {
    plan = toBenchPlan(args);
    before = plan.compare === undefined ? undefined : loadRun(plan.compare);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const measured = await withBrowser((browser) => measureSites(browser, plan));
  console.log(`\n${toTitle(measured)}; kept in ${RUN_FILE}`);
  for (const kind of listKinds(measured.sites)) print(toGrowthTable(ofKind(measured.sites, kind)));
  if (before === undefined) return;
  console.log(`Compared with the run of ${toTitle(before)}:`);
  for (const kind of listKinds(measured.sites))
    print(toComparison(before.sites, ofKind(measured.sites, kind)));
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function measureSites(browser: Browser, { sizes, parts }: BenchPlan): Promise<Run> {
  const sites: SiteCosts[] = [];
  const measured: Run = { date: new Date().toISOString(), machine: await describeMachine(), sites };
  for (const [kind, counts] of Object.entries(sizes) as [Kind, readonly number[]][]) {
    for (const count of counts) {
      console.error(`Measuring ${count.toLocaleString('en')} ${kind} …`);
      const folder = await copyProject(process.cwd());
      try {
        const site = await kinds[kind](folder, count);
        sites.push({ kind, count, figures: await measureSite(browser, site, parts) });
        // Whatever happens to the next site, this one took minutes.
        writeWholeFile(RUN_FILE, JSON.stringify(measured, undefined, 2));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  }
  return measured;
}

function loadRun(file: string): Run {
  return JSON.parse(readFileSync(file, 'utf8')) as Run;
}

function toTitle({ date, machine }: Run): string {
  return `${date}, ${toMachineText(machine)}`;
}

function listKinds(sites: readonly SiteCosts[]): readonly string[] {
  return [...new Set(sites.map(({ kind }) => kind))];
}

function ofKind(sites: readonly SiteCosts[], kind: string): readonly SiteCosts[] {
  return sites.filter((site) => site.kind === kind);
}

function print(lines: readonly string[]): void {
  console.log(`\n${lines.join('\n')}\n`);
}
