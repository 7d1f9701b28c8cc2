import { toApiPath } from '../api/document/api-path';
import { loadSpecFiles } from '../api/read/spec-files';
import { ProblemError, toLine } from '../diagnostics/problem';
import type { ApiDiff } from '../diff/api-diff';
import { compareApis } from '../diff/api-diff';
import { loadVersion } from '../diff/load-version';
import type { DocsVersion } from '../../src/model/site/docs-version';
import type { PageChange } from './page-changes';
import type { ReadSite } from './site-text';

/** The effects of a change of the sources on readers and programs. */
export interface Review {
  /** The commit that is compared with, as it was named. */
  readonly base: string;
  /** The pages of both builds: which addresses there are in production, and which in the preview. */
  readonly sites: { readonly before: ReadSite; readonly after: ReadSite };
  /** The output of the build of the base, if it failed: then only APIs are compared. */
  readonly failure?: string;
  readonly pages: readonly PageChange[];
  readonly apis: readonly ApiChange[];
  /** The warnings of the build that the build of the base does not have. */
  readonly warnings: readonly string[];
  /** The sizes that are above their target now. */
  readonly sizes: readonly string[];
}

/** An API that comes, goes or differs, or whose old or new file cannot be read. */
export interface ApiChange {
  readonly file: string;
  /** The address of its pages. */
  readonly path: string;
  readonly outcome: ApiDiff | 'added' | 'removed' | { readonly unreadable: string };
}

/** The changes of the APIs between two folders of a project. */
export async function listApiChanges(
  before: string,
  after: string,
  versions: readonly DocsVersion[],
  today: string,
): Promise<readonly ApiChange[]> {
  const [olds, news] = await Promise.all(
    [before, after].map(async (root) => {
      const { entries } = await loadSpecFiles(root, 'specs');
      return entries.map(({ file }) => file);
    }),
  );
  const files = new Set([...(news ?? []), ...(olds ?? [])]);
  const changes = Array.from(files, async (file): Promise<ApiChange> => {
    const path = toApiPath(file, versions);
    if (olds?.includes(file) !== true) return { file, path, outcome: 'added' };
    if (news?.includes(file) !== true) return { file, path, outcome: 'removed' };
    return { file, path, outcome: await compareFile(before, after, file, today) };
  });
  return Promise.all(changes);
}

async function compareFile(before: string, after: string, file: string, today: string) {
  try {
    const old = await loadVersion(before, file);
    const now = await loadVersion(after, file);
    return compareApis(old.spec, now.spec, today);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { unreadable: error.problems.map(toLine).join('\n') };
  }
}

/** The warnings that only the second of two builds prints; lines move. */
export function listNewWarnings(before: string, after: string): readonly string[] {
  const known = new Set(listWarnings(before).map(withoutPosition));
  return listWarnings(after).filter((warning) => !known.has(withoutPosition(warning)));
}

function listWarnings(log: string): readonly string[] {
  return log.split('\n').filter((line) => /^(?:warning|note) \S/.test(line));
}

function withoutPosition(warning: string): string {
  return warning.replace(/(?<=^\w+ \S+?)(?::\d+)+(?= )/, '');
}

/** The sizes that only the second of two builds has above their target, as it prints them. */
export function listGrownSizes(before: string, after: string): readonly string[] {
  const listLabels = (log: string) => listAbove(log).map((line) => line.replace(/:.*/, ''));
  const known = new Set(listLabels(before));
  return listAbove(after).filter((line) => !known.has(line.replace(/:.*/, '')));
}

function listAbove(log: string): readonly string[] {
  return log
    .split('\n')
    .filter((line) => / above it\b/.test(line))
    .map((line) => line.trim());
}
