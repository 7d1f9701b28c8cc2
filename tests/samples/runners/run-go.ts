import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Job, RunJobs } from '../job';
import { SAMPLE_SECONDS } from '../job';
import { runProcess } from './run-process';

/** Downloads nothing, and needs no C compiler. */
export const goEnvironment = {
  CGO_ENABLED: '0',
  GO111MODULE: 'on',
  GOFLAGS: '-mod=mod',
  GOPROXY: 'off',
  GOTOOLCHAIN: 'local',
};

/** Compiles all samples as one package, and runs each in a separate process, because samples exit themselves. */
export const runGo: RunJobs = async (jobs, { folder, env }) => {
  const module = join(folder, 'go');
  const program = join(module, 'samples');
  await writeModule(module, jobs);
  const built = await runProcess('go', ['build', '-o', program, '.'], {
    folder: module,
    env: goEnvironment,
  });
  if (built.status !== 0) throw new Error(`The Go samples do not compile:\n${built.errors}`);
  const runs = await pMap(
    jobs,
    async ({ id }) => {
      const start = { folder, env, seconds: SAMPLE_SECONDS };
      const { status, output, errors } = await runProcess(program, [id], start);
      return [id, { ended: status === 0, output: output + errors }] as const;
    },
    { concurrency: 2 },
  );
  return new Map(runs);
};

async function writeModule(module: string, jobs: readonly Job[]): Promise<void> {
  await mkdir(module, { recursive: true });
  await writeFile(join(module, 'go.mod'), 'module samples\n\ngo 1.19\n');
  await writeFile(join(module, 'main.go'), toMain(jobs));
  await Promise.all(
    jobs.map(({ id, code }) => writeFile(join(module, `${id}.go`), `${toFunction(id, code)}\n`)),
  );
}

/** Imports are scoped to a file, so each sample only needs its `main` function renamed. */
function toFunction(id: string, code: string): string {
  const [before, after, ...more] = code.split('\nfunc main() {\n');
  if (after === undefined || more.length > 0) throw new Error(`No single main function:\n${code}`);
  return `${before}\nfunc ${id}() {\n${after}`;
}

function toMain(jobs: readonly Job[]): string {
  const entries = jobs.map(({ id }) => `\t"${id}": ${id},`);
  return [
    'package main',
    '',
    'import "os"',
    '',
    'var samples = map[string]func(){',
    ...entries,
    '}',
    '',
    'func main() {',
    '\tsamples[os.Args[1]]()',
    '}',
    '',
  ].join('\n');
}
