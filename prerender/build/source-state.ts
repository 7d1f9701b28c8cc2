import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Problem } from '../diagnostics/problem';
import { MOST_AT_ONCE, listFiles } from '../sources/sources';

/** The folders whose files a build reads. */
const FOLDERS = ['content', 'specs', 'public', 'src'];

/** When each source was last written, and how large it is. */
export type SourceState = ReadonlyMap<string, string>;

/** Looks at all sources, without reading them. */
export async function loadSourceState(root: string): Promise<SourceState> {
  const files = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  const entries = await pMap(
    files.flat(),
    async (file) => {
      const { mtimeMs, size } = await stat(join(root, file));
      return [file, `${mtimeMs} ${size}`] as const;
    },
    { concurrency: MOST_AT_ONCE },
  );
  return new Map(entries);
}

/** Reports sources that were saved during a build: it may have read some before, and some after. */
export function checkSourceState(before: SourceState, after: SourceState): readonly Problem[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted()
    .map((file) => ({
      file,
      severity: 'error',
      message: 'The file was saved during the build.',
      hint: 'Build again.',
    }));
}
