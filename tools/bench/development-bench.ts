import { rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { copyProject } from '../project-copy';
import type { Step, StepTime } from './measures/development-day';
import { steps, workADay } from './measures/development-day';
import { figures } from './figures/figures';
import { kinds } from './sites/grown-site';

/** How many times its target a step may take with the guides more. */
const TARGET_RATIO = 1.5;

const MORE_GUIDES = 1000;

/** Measures a writer's day on a copy of this site, and on one with 1,000 guides more, beside the targets. */
export async function benchDevelopment(browser: Browser): Promise<void> {
  const asItIs = await measureSite(browser, () => Promise.resolve());
  const larger = await measureSite(browser, (folder) => kinds.guides(folder, MORE_GUIDES));
  for (const line of toTable(asItIs, larger)) console.log(line);
}

async function measureSite(
  browser: Browser,
  prepare: (folder: string) => Promise<unknown>,
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
    const { figure, targetMs } = step;
    const { label } = figures[figure];
    if (one === undefined || other === undefined) throw new Error(`"${label}" was not taken.`);
    const ratio = other.ms / one.ms;
    const cells = [toTime(one), toTime(other), ratio.toFixed(1)];
    if (targetMs === undefined) return { line: toRow(label, [...cells, '–', '']) };
    const isMet = one.ms <= targetMs && other.ms <= targetMs * TARGET_RATIO;
    return { isMet, line: toRow(label, [...cells, toSeconds(targetMs), isMet ? 'met' : 'MISSED']) };
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
  return `${name.padEnd(44)}${cells.map((cell) => cell.padStart(18)).join('')}`.trimEnd();
}
