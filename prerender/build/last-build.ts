import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Problem } from '../diagnostics/problem';
import { hash, readKept } from '../sources/kept-files';
import { listProjectFiles } from '../sources/sources';
import { writeWholeFile } from '../sources/whole-file';

/** The last build that was published. */
interface LastBuild {
  /** From {@link stampSources}. */
  readonly sources: string;
  /** The same for the files that it wrote. */
  readonly output: string;
  /** What it printed and went on with. */
  readonly problems: readonly Problem[];
}

const FILE = '.cache/last-build.json';

/** The environment variables that a build reads. */
const VARIABLE = /^(?:BASE_PATH|SITE_URL|VITE_.*)$/;

/**
 * Another text whenever a build could make something else: by the times and sizes of all files that it reads, the
 * commit, the installed packages and the settings. It holds on one machine only, which is enough for its `dist`.
 */
export async function stampSources(root: string): Promise<string> {
  const found = await listProjectFiles(root);
  const beside = await readdir(root, { withFileTypes: true });
  const files = beside.filter((entry) => entry.isFile()).map(({ name }) => name);
  const variables = Object.keys(process.env).filter((name) => VARIABLE.test(name));
  return hash(
    JSON.stringify([
      process.version,
      await readCommit(root),
      variables.toSorted().map((name) => [name, process.env[name]]),
      stampFiles(root, [...found, ...files, 'node_modules/.package-lock.json']),
    ]),
  );
}

/** Finds what the last build went on with, if it was made of the same and its output is as it wrote it. */
export async function findSameBuild(
  root: string,
  output: string,
  sources: string,
): Promise<readonly Problem[] | undefined> {
  const last = readKept(join(root, FILE)) as LastBuild | undefined;
  if (last?.sources !== sources) return undefined;
  return last.output === (await stampOutput(output)) ? last.problems : undefined;
}

/** Notes a build that was published. */
export async function noteBuild(
  root: string,
  output: string,
  build: Omit<LastBuild, 'output'>,
): Promise<void> {
  const last: LastBuild = { ...build, output: await stampOutput(output) };
  writeWholeFile(join(root, FILE), JSON.stringify(last));
}

/** Dates of guides are those of commits, which a shallow clone lacks. Empty outside a repository. */
async function readCommit(root: string): Promise<string> {
  const args = ['rev-parse', 'HEAD', '--is-shallow-repository'];
  try {
    return (await promisify(execFile)('git', args, { cwd: root })).stdout;
  } catch {
    return '';
  }
}

async function stampOutput(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  return hash(
    JSON.stringify(
      stampFiles(
        folder,
        entries.toSorted((a, b) => (a < b ? -1 : 1)),
      ),
    ),
  );
}

/**
 * When each file was written, also under another date, and how large it is; a missing one has no stamp. At once:
 * a build does nothing else meanwhile, and has thousands of files.
 */
function stampFiles(folder: string, files: readonly string[]): readonly string[] {
  return files.map((file) => {
    const found = statSync(join(folder, file), { throwIfNoEntry: false });
    return found === undefined || found.isDirectory()
      ? file
      : `${file} ${found.mtimeMs} ${found.ctimeMs} ${found.size}`;
  });
}
