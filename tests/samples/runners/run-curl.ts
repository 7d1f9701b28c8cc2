import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { RunJobs } from '../job';
import { SAMPLE_SECONDS } from '../job';
import { runProcess } from './run-process';

/** Runs each curl command in a separate shell. */
export const runCurl: RunJobs = async (jobs, { folder, env }) => {
  const runs = await pMap(
    jobs,
    async ({ id, code }) => {
      const file = join(folder, `${id}.sh`);
      await writeFile(file, `${code}\n`);
      const start = { folder, env, seconds: SAMPLE_SECONDS };
      const { status, output, errors } = await runProcess('bash', [file], start);
      return [id, { ended: status === 0, output: output + errors }] as const;
    },
    { concurrency: 2 },
  );
  return new Map(runs);
};
