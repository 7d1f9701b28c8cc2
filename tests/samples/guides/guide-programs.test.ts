import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../../tools/prove/runtimes';
import { runProcess } from '../runners/run-process';
import { goEnvironment } from '../runners/run-go';
import { loadOperations } from './described-operations';
import type { GuideProgram } from './guide-programs';
import { loadGuidePrograms } from './guide-programs';
import { SERVICE_TOKEN } from './resources';
import type { Sandbox } from './sandbox';
import { startSandbox } from './sandbox';

const SANDBOX = 'https://api.sandbox.easier.example';

const programs = await loadGuidePrograms(process.cwd());

const commands: Readonly<Record<string, readonly string[]>> = {
  '.sh': ['bash'],
  '.mjs': [process.execPath],
  '.py': [findPython()],
  '.go': ['go', 'run'],
  '.rb': ['ruby'],
};

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox(await loadOperations('specs/easier-api.yaml'));
});

afterAll(() => sandbox?.close());

/** Runs a program of a guide, beside the others of its guide, against the sandbox. */
async function run({ file, code, others }: GuideProgram) {
  // Of its own, because a program may store what it has done.
  const folder = await mkdtemp(join(tmpdir(), 'guide-program-'));
  for (const [name, text] of [...others, [file, code] as const])
    await writeFile(join(folder, name), `${text.replaceAll(SANDBOX, sandbox.origin)}\n`);
  const [program = '', ...args] = commands[extname(file)] ?? [];
  const env = { ...goEnvironment, EASIER_TOKEN: SERVICE_TOKEN, NO_PROXY: '*', no_proxy: '*' };
  const start = { folder, env, seconds: 120 };
  const { status, output, errors } = await runProcess(program, [...args, file], start);
  await rm(folder, { recursive: true });
  // The rest is what a failure shows.
  return { status, output, errors, requests: [...sandbox.log] };
}

describe('the programs of the guides', () => {
  it('are in three languages at least', () => {
    const endings = new Set(programs.map(({ file }) => extname(file)));
    expect([...endings]).toEqual(expect.arrayContaining(['.sh', '.mjs', '.py']));
  });

  it.each(programs)('do what they say: $name', async (program) => {
    sandbox.reset();
    expect(await run(program)).toMatchObject({ status: 0 });
    expect(sandbox.log).not.toEqual([]);
  });

  it.each(programs.filter(({ code, file }) => /\b429\b/.test(code) || file.startsWith('easier.')))(
    'wait where the limit is reached: $name',
    async (program) => {
      sandbox.reset([429, 503]);
      expect(await run(program)).toMatchObject({ status: 0 });
    },
  );
});
