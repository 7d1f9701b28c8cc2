import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Attempt, Job, Place, Run } from './job';
import { listSentFiles, toJob, toSavedPath, toSentFile } from './job';
import { judgeJob } from './judge/judge-job';
import { startRecorder } from './recorder';
import type { Recorder } from './recorder';
import { runners } from './runners/runners';

/** The results of running samples. */
export interface Proof {
  readonly get: (attempt: Attempt) => ProvenSample;
  /** Traces of data that was run as code. */
  readonly canaries: readonly string[];
}

export interface ProvenSample {
  /** Everything wrong with the sample. */
  readonly findings: readonly string[];
  readonly code: string;
}

/** Inside the project, so that samples find its packages. */
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));

/** No proxy must come between a sample and the recorder. */
const env = { CANARY: 'canary-value', NO_PROXY: '*', no_proxy: '*' };

/** Runs all attempts, all languages in parallel, and compares received requests with the expected ones. */
export async function runProof(attempts: readonly Attempt[]): Promise<Proof> {
  const recorder = await startRecorder();
  const jobs = attempts.map((attempt, index) => toJob(attempt, index, recorder.origin));
  for (const { id, request } of jobs)
    if (request.response !== undefined) recorder.responses.set(id, request.response);
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'samples-'));
  try {
    await writeSentFiles(folder, jobs);
    const runs = await runAll(jobs, { folder, env });
    const proven = new Map(
      jobs.map((job, index) => [
        attempts[index],
        {
          code: job.code,
          findings: judgeJob(job, recorder.requests.get(job.id) ?? [], runs.get(job.id)),
        },
      ]),
    );
    return {
      get: (attempt) => proven.get(attempt) ?? { findings: ['never ran'], code: '' },
      canaries: await listCanaries(folder, jobs, recorder),
    };
  } finally {
    await recorder.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function runAll(jobs: readonly Job[], place: Place): Promise<ReadonlyMap<string, Run>> {
  const used = new Set(jobs.map(({ target }) => runners[target]));
  const results = await Promise.all(
    Array.from(used, (run) =>
      run(
        jobs.filter(({ target }) => runners[target] === run),
        place,
      ),
    ),
  );
  const runs = new Map(results.flatMap((one) => [...one]));
  for (const job of jobs) runs.set(job.id, await withSavedFile(job, place, runs.get(job.id)));
  return runs;
}

/** A run that also prints the file that its sample saved. */
async function withSavedFile({ id, request }: Job, { folder }: Place, run?: Run): Promise<Run> {
  if (run === undefined) return { ended: false, output: 'never ran' };
  const path = request.response?.path;
  const file = path === undefined ? '' : join(folder, toSavedPath(id, path));
  return file !== '' && existsSync(file)
    ? { ...run, output: run.output + (await readFile(file, 'utf8')) }
    : run;
}

async function writeSentFiles(folder: string, jobs: readonly Job[]): Promise<void> {
  const paths = new Set(
    jobs.flatMap(({ request }) => listSentFiles(request.body).map(({ path }) => path)),
  );
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), toSentFile(path));
  }
  // No sample must ever send this file.
  await writeFile(join(folder, 'canary.txt'), 'canary-value');
}

/** Files that attacks have written, and requests that contain what attacks have read. */
async function listCanaries(
  folder: string,
  jobs: readonly Job[],
  { requests }: Recorder,
): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /(?:^|\/)canary$/.test(name));
  const known = new Set(jobs.map(({ id }) => id));
  const sent = [...requests].flatMap(([id, recorded]) => {
    const leaks = recorded.some(({ target, headers, body }) =>
      [target, headers.join(), body.toString()].join().includes('canary-value'),
    );
    return leaks || !known.has(id) ? [`request of ${id}`] : [];
  });
  return [...files, ...sent];
}
