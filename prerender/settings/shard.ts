import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Problem } from '../diagnostics/problem';
import { ProblemError } from '../diagnostics/problem';

/** A part of a site's pages, which one of several machines renders. */
export interface Shard {
  /** From 1 to `count`. */
  readonly number: number;
  readonly count: number;
}

/** More machines than any site needs. */
const MOST_SHARDS = 1000;

/** Reads the value of `--shard`, as in `2/4`; undefined for a build of the whole site. */
export function readShard(written: string | undefined): Shard | undefined {
  if (written === undefined) return undefined;
  const [, number, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(written)?.map(Number) ?? [];
  if (number !== undefined && count !== undefined && isShard({ number, count }))
    return { number, count };
  const message = `"${written}" is not a part of a site.`;
  const hint = 'Write which one of how many it is, as in --shard 2/4.';
  throw new ProblemError([{ file: '--shard', severity: 'error', message, hint }]);
}

function isShard({ number, count }: Shard): boolean {
  return number >= 1 && number <= count && count <= MOST_SHARDS;
}

/** The items of a part: every `count`th one, so that all parts have about the same work. */
export function takeShard<Item>(items: readonly Item[], { number, count }: Shard): readonly Item[] {
  return items.filter((_, index) => index % count === number - 1);
}

/** The folders after `--merge`, each the `.cache` of a part; throws if one has no pages. */
export async function readParts(
  root: string,
  folders: readonly string[],
): Promise<readonly string[]> {
  const problems: Problem[] = [];
  for (const file of folders) {
    const found = await stat(resolve(root, file, 'pages')).catch(() => undefined);
    if (found?.isDirectory() === true) continue;
    const message = 'The folder has no pages of a part.';
    const hint =
      'Name the folders that have the ".cache" of each part, as in --merge parts/1 parts/2.';
    problems.push({ file, severity: 'error', message, hint });
  }
  if (problems.length > 0) throw new ProblemError(problems);
  return folders;
}
