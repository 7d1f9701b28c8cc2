import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../diagnostics/problem';
import { listProjectFiles } from '../sources/sources';

/** The time of the last change of each source, and its size. */
export type SourceState = ReadonlyMap<string, string>;

export async function loadSourceState(root: string): Promise<SourceState> {
  const files = await listProjectFiles(root);
  return new Map(
    files.map((file) => {
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return [file, `${found?.mtimeMs} ${found?.size}`];
    }),
  );
}

/** Reports sources that were saved during a build, which may have read some before and some after. */
export function checkSourceState(before: SourceState, after: SourceState): readonly Problem[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .map(toSavedProblem);
}

export function toSavedProblem(file: string): Problem {
  return {
    file,
    severity: 'error',
    message: 'The file was saved during the build.',
    hint: 'Build again.',
  };
}
