import { cp, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ProblemError } from '../diagnostics/problem';
import type { Problem } from '../diagnostics/problem';

/** What a build keeps for another one. */
const KEPT = ['apis', 'bundles', 'guides', 'pages', 'social'];

/**
 * Joins what builds of parts have kept, each in the `.cache` of its machine, with that of this one. Results are
 * named after what they are made of, so that two with one name are the same.
 */
export async function joinParts(root: string, folders: readonly string[]): Promise<void> {
  const problems = await Promise.all(folders.map((folder) => checkPart(root, folder)));
  if (problems.flat().length > 0) throw new ProblemError(problems.flat());
  for (const folder of folders)
    for (const name of KEPT)
      await copyInto(join(resolve(root, folder), name), join(root, '.cache', name));
}

async function checkPart(root: string, folder: string): Promise<readonly Problem[]> {
  if (await isFolder(join(resolve(root, folder), 'pages'))) return [];
  const hint =
    'Name the folders that have the ".cache" of each part, as in --merge parts/1 parts/2.';
  const message = 'The folder has no pages of a part.';
  return [{ file: folder, severity: 'error', message, hint }];
}

async function copyInto(from: string, to: string): Promise<void> {
  if (await isFolder(from)) await cp(from, to, { recursive: true, force: false });
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
