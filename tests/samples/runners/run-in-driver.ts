import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Job, Place, Run } from '../job';
import { runProcess } from './run-process';

/** One interpreter that runs many samples. */
export interface Driver {
  readonly program: string;
  readonly args: readonly string[];
  /** The name of its script, next to this file. */
  readonly script: string;
  /** The file extension of samples. */
  readonly ending: string;
}

/** Each sample has a limit of 30 seconds, and prints a line: an interpreter that is silent for longer hangs. */
const QUIET_SECONDS = 120;

/** Runs samples in one interpreter, which prints one line of JSON per sample. */
export async function runInDriver(
  { program, args, script, ending }: Driver,
  jobs: readonly Job[],
  { folder, env }: Place,
): Promise<ReadonlyMap<string, Run>> {
  await Promise.all(
    jobs.map(({ id, code }) => writeFile(join(folder, `${id}.${ending}`), `${code}\n`)),
  );
  const input = jobs.map(({ id }) => `${id} ${join(folder, `${id}.${ending}`)}\n`).join('');
  const path = fileURLToPath(new URL(script, import.meta.url));
  const settings = { folder, env, input, quietSeconds: QUIET_SECONDS };
  const { output, errors } = await runProcess(program, [...args, path], settings);
  const runs = output.split('\n').flatMap((line) => parseRun(line));
  // Without any run, the interpreter itself has failed.
  if (runs.length === 0 && jobs.length > 0) throw new Error(`${program} ran nothing: ${errors}`);
  return new Map(runs);
}

function parseRun(line: string): readonly (readonly [string, Run])[] {
  if (!line.startsWith('{"id":')) return [];
  const { id, ...run } = JSON.parse(line) as Run & { readonly id: string };
  return [[id, run]];
}
