import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figures } from '../figures/figures';
import type { GrownSite } from '../sites/grown-site';
import type { Measurement } from './measured-process';
import { measureNode } from './measured-process';
import { weighOutput } from './output-weight';

/** Builds the site with nothing kept, again, and after a change; and weighs what it has built. */
export async function measureBuilds({ folder, paths, change }: GrownSite): Promise<Figures> {
  await rm(join(folder, '.cache'), { recursive: true, force: true });
  const cold = await build(folder);
  const unchanged = await build(folder);
  await change();
  const changed = await build(folder);
  return {
    coldSeconds: cold.seconds,
    coldCpuSeconds: cold.cpuSeconds,
    coldPeakBytes: cold.peakBytes,
    unchangedSeconds: unchanged.seconds,
    changedSeconds: changed.seconds,
    ...(await weighOutput(join(folder, 'dist/client'), paths[0] ?? '/')),
  };
}

/** Builds the site in a folder. Throws an error with the end of what a failed build prints. */
export async function build(folder: string): Promise<Measurement> {
  const measured = await measureNode(folder, ['prerender/run.js', 'prerender/cli/build']);
  if (measured.code !== 0)
    throw new Error(`The build failed:\n${measured.output.slice(-PRINTED_LETTERS)}`);
  return measured;
}

const PRINTED_LETTERS = 2000;
