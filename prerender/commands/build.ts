import { resolve } from 'node:path';
import { checkSources } from '../checks/check-sources';
import { buildSite } from '../output/build-site';
import { finishSite } from '../output/finish-site';
import { prepareOutput, publishOutput, discardOutput } from '../output/publish';
import { printProblems, stopAtProblems } from '../problems/print-problems';
import { ProblemError } from '../problems/problem-error';
import { readSettings } from '../settings';

/** Builds the site into `dist/client`; whatever goes wrong, the previous build stays as it is. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await buildAndPublish(process.cwd(), args.includes('--strict'));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    printProblems(error.problems);
    process.exitCode = 1;
  }
}

async function buildAndPublish(root: string, strict: boolean): Promise<void> {
  const settings = readSettings(process.env);
  stopAtProblems(await checkSources(root), strict);
  const output = await prepareOutput(resolve(root, 'dist'));
  try {
    await buildSite(root, output.scratch);
    stopAtProblems(await finishSite(root, output.scratch, settings), strict);
    await publishOutput(output);
  } finally {
    await discardOutput(output);
  }
}
