import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../../tools/prove/runtimes';
import { runProcess } from '../runners/run-process';
import { goEnvironment } from '../runners/run-go';
import { loadOperations } from './described-operations';
import type { GuideProgram } from './guide-programs';
import { loadGuideFragments, loadGuidePrograms } from './guide-programs';
import { SERVICE_TOKEN } from './resources';
import type { Sandbox } from './sandbox';
import { startSandbox } from './sandbox';

const SANDBOX = 'https://api.sandbox.easier.example';

const files = await loadGuidePrograms(process.cwd());
const programs = files.filter(
  ({ file, code }) =>
    !file.endsWith('.js') && (!file.endsWith('.go') || /^func main\(/m.test(code)),
);
const fragments = await loadGuideFragments(process.cwd());

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
  // A package of Go has its `main` in one file.
  const parts = [...others.keys()].filter(
    (name) => extname(name) === '.go' && !/^func main\(/m.test(others.get(name) ?? ''),
  );
  const sources = extname(file) === '.go' ? [file, ...parts] : [file];
  const env = { ...goEnvironment, EASIER_TOKEN: SERVICE_TOKEN, NO_PROXY: '*', no_proxy: '*' };
  const start = { folder, env, seconds: 120 };
  const { status, output, errors } = await runProcess(program, [...args, ...sources], start);
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

  it.each(programs.filter(({ code, isClient }) => /\b429\b/.test(code) || isClient))(
    'wait where the limit is reached: $name',
    async (program) => {
      sandbox.reset([429, 503]);
      expect(await run(program)).toMatchObject({ status: 0 });
    },
  );

  it('work together where they are modules: the client of the JavaScript style guide', async () => {
    const client = files.find(({ file }) => file === 'client.js');
    if (client === undefined) throw new Error('The style guide has no client.');
    const code = `
      import { createClient } from './client.js';
      const call = createClient({
        baseUrl: '${SANDBOX}/v2',
        getToken: async () => 'an expired token',
        renewToken: async () => '${SERVICE_TOKEN}',
      });
      const pages = await Promise.all([call('/teams'), call('/teams')]);
      console.log(pages.map((page) => page.items.length > 0).join());
    `;
    const others = new Map([...client.others, ['package.json', '{ "type": "module" }']]);
    sandbox.reset([429]);
    const ran = await run({ name: 'use', file: 'use.mjs', code, others, isClient: false });
    expect(ran).toMatchObject({ status: 0, output: 'true,true\n' });
    expect(ran.requests.filter((line) => line.endsWith(' 401'))).toHaveLength(2);
  });

  it.each(fragments)(
    'contain the parts that the text explains: $name',
    ({ code, programs: all }) => {
      const toWords = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
      expect(all.some((program) => toWords(program).includes(toWords(code)))).toBe(true);
    },
  );
});
