import { relative } from 'node:path';
import { toSystemText } from '../sources/system-error';
import type { Problem } from './problem';

/**
 * The problem of the machine that an error stands for, such as a full disk, in the words of the system; undefined for
 * other errors. A missing file is a bug of ours.
 */
export function findSystemProblem(root: string, error: unknown): Problem | undefined {
  const found = listErrors(error).find(
    ({ code = '' }) => /^E[A-Z]+$/.test(code) && code !== 'ENOENT',
  );
  if (found === undefined) return undefined;
  const file = (found.path && relative(root, found.path)) || '.';
  return { file, severity: 'error', message: toSystemText(found) };
}

interface SystemError {
  readonly code?: string;
  readonly path?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** An error, its causes, and the errors that it stands for. */
function listErrors(error: unknown): readonly SystemError[] {
  if (typeof error !== 'object' || error === null) return [];
  const own = error as SystemError;
  return [own, ...(own.errors ?? []).flatMap(listErrors), ...listErrors(own.cause)];
}
