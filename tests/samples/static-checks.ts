import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import { findPython } from '../../tools/prove/runtimes';
import type { TargetLanguage } from '../../src/model/samples/syntax/target';
import type { ShownSample } from '../../prerender/samples/sample-runs';
import { goEnvironment } from './runners/run-go';
import type { Ended, Start } from './runners/run-process';
import { runProcess } from './runners/run-process';

/** A tool that reads code without running it. */
interface StaticCheck {
  readonly name: string;
  /** The path at which it expects a sample. */
  readonly toFile: (index: number) => string;
  readonly check: (files: readonly string[], start: Start) => Promise<readonly Ended[]>;
}

/** The tools that every sample of the site must pass without warnings, by language. */
export const staticChecks: Readonly<Record<TargetLanguage, readonly StaticCheck[]>> = {
  curl: [
    {
      name: 'shellcheck',
      toFile: (index) => `${index}.sh`,
      check: async (files, start) => [
        await runProcess('shellcheck', ['--shell=bash', ...files], start),
      ],
    },
  ],
  javascript: [
    {
      name: 'the parser of Node.js',
      toFile: (index) => `page-${index}.mjs`,
      check: parseModules,
    },
  ],
  node: [
    {
      name: 'the parser of Node.js',
      toFile: (index) => `node-${index}.mjs`,
      check: parseModules,
    },
  ],
  go: [
    {
      name: 'go vet',
      toFile: (index) => `go/sample${index}/main.go`,
      check: async (_files, start) => {
        const folder = join(start.folder ?? '.', 'go');
        await writeFile(join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
        return [await runProcess('go', ['vet', './...'], { folder, env: goEnvironment })];
      },
    },
    {
      name: 'gofmt',
      toFile: (index) => `gofmt-${index}.go`,
      // Lists the files that it would change.
      check: async (files, start) => [await runProcess('gofmt', ['-l', ...files], start)],
    },
  ],
  ruby: [
    {
      name: 'ruby -wc',
      toFile: (index) => `${index}.rb`,
      check: (files, start) => checkEach('ruby', ['-wc'], files, start),
    },
  ],
  python: [
    {
      name: 'python3 -W error -m py_compile',
      toFile: (index) => `${index}.py`,
      check: async (files, start) => [
        await runProcess(findPython(), ['-W', 'error', '-m', 'py_compile', ...files], start),
      ],
    },
  ],
};

/** The output of the tool for samples of its language, empty if they are correct. */
export async function checkStatically(
  { toFile, check }: StaticCheck,
  samples: readonly Pick<ShownSample, 'code'>[],
  folder: string,
): Promise<string> {
  const files = samples.map((_, index) => toFile(index));
  await pMap(samples, ({ code }, index) => write(join(folder, toFile(index)), code), {
    concurrency: 8,
  });
  const ends = await check(files, { folder });
  return ends
    .map(
      ({ status, output, errors }) => (status === 0 ? output : `exit ${status} ${output}`) + errors,
    )
    .map((text) => text.replace(/^Syntax OK\n$/, ''))
    .join('');
}

async function write(file: string, code: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${code}\n`);
}

/** `node --check` reads one file, and starting it for each sample took eighteen seconds. */
async function parseModules(files: readonly string[], start: Start): Promise<readonly Ended[]> {
  const script = fileURLToPath(new URL('parse-modules.mjs', import.meta.url));
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return [await runProcess(process.execPath, [...flags, script, ...files], start)];
}

/** For tools that read one file at a time. */
function checkEach(
  program: string,
  args: readonly string[],
  files: readonly string[],
  start: Start,
): Promise<readonly Ended[]> {
  return pMap(files, (file) => runProcess(program, [...args, file], start), { concurrency: 2 });
}
