import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LastUpdate } from '../../../src/model/guides/guide-page';

const run = promisify(execFile);

/** Starts a commit line: a character that does not occur in file names. */
const COMMIT = '\u0001';

/**
 * When and by whom each file below some folders was last changed, from a single call of git.
 *
 * Empty without git, outside a repository, and in a shallow clone, which lacks the history of files.
 */
export async function loadLastUpdates(
  root: string,
  folders: readonly string[] = ['content'],
): Promise<ReadonlyMap<string, LastUpdate>> {
  try {
    const isShallow = await git(root, ['rev-parse', '--is-shallow-repository']);
    if (isShallow.trim() !== 'false') return new Map();
    const format = `--format=${COMMIT}%cI%x09%an`;
    return toLastUpdates(
      await git(root, ['log', '-z', '--name-only', '--relative', format, '--', ...folders]),
    );
  } catch {
    return new Map();
  }
}

/** Reads `git log -z --name-only`; the newest commit comes first. */
export function toLastUpdates(log: string): ReadonlyMap<string, LastUpdate> {
  const updates = new Map<string, LastUpdate>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [head = '', ...files] = commit.split(/[\0\n]/).filter((part) => part !== '');
    const [date = '', author = ''] = head.split('\t');
    for (const file of files) if (!updates.has(file)) updates.set(file, { date, author });
  }
  return updates;
}

async function git(root: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', [...args], { cwd: root, maxBuffer: 2 ** 30 });
  return stdout;
}
