import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { copyProject } from '../project-copy';
import type { Step, StepTime } from './development-day';
import { steps, workADay } from './development-day';

/** How many times its target a step may take with the guides more. */
const TARGET_RATIO = 1.5;

/** Measures a writer's day on a copy of this site, and on one to which more guides were added. */
export async function benchDevelopment(addGuides: (folder: string) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const asItIs = await measureSite(browser, () => Promise.resolve());
    const larger = await measureSite(browser, addGuides);
    for (const line of toTable(asItIs, larger)) console.log(line);
  } finally {
    await browser.close();
  }
}

async function measureSite(
  browser: Browser,
  prepare: (folder: string) => Promise<void>,
): Promise<ReadonlyMap<Step, StepTime>> {
  const folder = await copyProject(process.cwd());
  try {
    await prepare(folder);
    return await workADay(folder, browser);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A line for each step, and the verdict. */
export function toTable(
  asItIs: ReadonlyMap<Step, StepTime>,
  larger: ReadonlyMap<Step, StepTime>,
): readonly string[] {
  const rows = steps.map((step) => {
    const [one, other] = [asItIs.get(step), larger.get(step)];
    if (one === undefined || other === undefined) throw new Error(`"${step.name}" was not taken.`);
    const ratio = other.ms / one.ms;
    const cells = [toTime(one), toTime(other), ratio.toFixed(1)];
    const { name, targetMs } = step;
    if (targetMs === undefined) return { line: toRow(name, [...cells, '–', '']) };
    const isMet = one.ms <= targetMs && other.ms <= targetMs * TARGET_RATIO;
    return { isMet, line: toRow(name, [...cells, toSeconds(targetMs), isMet ? 'met' : 'MISSED']) };
  });
  const verdicts = rows.flatMap(({ isMet }) => isMet ?? []);
  const met = verdicts.filter(Boolean).length;
  return [
    toRow('seconds (of processor)', ['this site', '1,000 guides more', 'ratio', 'target', '']),
    ...rows.map(({ line }) => line),
    `targets: ${met} of ${verdicts.length} met; with the guides within ${TARGET_RATIO} times`,
  ];
}

function toTime({ ms, cpuMs }: StepTime): string {
  return `${toSeconds(ms)} (${toSeconds(cpuMs)})`;
}

function toSeconds(ms: number): string {
  return (ms / 1000).toFixed(2);
}

function toRow(name: string, cells: readonly string[]): string {
  return `${name.padEnd(32)}${cells.map((cell) => cell.padStart(18)).join('')}`.trimEnd();
}
