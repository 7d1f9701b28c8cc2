import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Spec } from '../api/document/document';
import { parseSpec } from '../api/load-spec';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';
import { decodeText } from '../sources/sources';

/** A version of an API, and what is invalid in it. */
export interface LoadedVersion {
  readonly spec: Spec;
  readonly problems: readonly Problem[];
}

/** Reads a version. What is invalid is left out with a warning: an earlier version cannot be corrected. */
export async function loadVersion(root: string, file: string): Promise<LoadedVersion> {
  const load = (name: string) => loadText(join(root, name));
  const text = await load(file);
  if (text === undefined)
    throw new ProblemError([
      {
        file,
        severity: 'error',
        message: 'There is no such file.',
        hint: 'Write the paths of two OpenAPI files.',
      },
    ]);
  const own = await parseSpec(file, text, load);
  if (own.kind === 'valid') return { spec: own.spec, problems: [] };
  const rest = await parseSpec(file, text, load, true);
  if (rest.kind === 'invalid') throw new ProblemError(rest.problems);
  return { spec: rest.spec, problems: own.problems.map(toWarning) };
}

async function loadText(path: string): Promise<string | undefined> {
  try {
    return decodeText(await readFile(path));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(code))) return undefined;
    throw error;
  }
}

function toWarning({ hint: _, ...problem }: Problem): Problem {
  return { ...problem, severity: 'warning', hint: 'The comparison leaves out what is invalid.' };
}
