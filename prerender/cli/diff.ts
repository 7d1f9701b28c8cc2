import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Spec } from '../api/document/document';
import { parseSpec } from '../api/load-spec';
import type { ApiDiff } from '../diff/api-diff';
import { compareApis } from '../diff/api-diff';
import { toMarkdownReport, toTextReport } from '../diff/report';
import type { Problem } from '../diagnostics/problem';
import { ProblemError, toPrintable } from '../diagnostics/problem';
import type { Reporting } from '../diagnostics/problem-report';
import { runAndReport, stopAtProblems } from '../diagnostics/problem-report';
import { decodeText } from '../sources/sources';
import { commands, readArguments } from './options';

/** Prints what changed between two versions of an API: `npm run diff -- old.yaml new.yaml`. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, commands.diff.options);
  await runAndReport(async () => {
    const [old, now] = positionals;
    if (old === undefined || now === undefined) throw new ProblemError([noFiles]);
    const root = process.cwd();
    const before = await loadVersion(root, old, values);
    const after = await loadVersion(root, now, values);
    const diff = compareApis(before, after, new Date().toISOString().slice(0, 10));
    const report = (values.markdown ? toMarkdownReport : toTextReport)(diff, values.all);
    console.log(
      values.json ? JSON.stringify(diff, null, 2) : report.split('\n').map(toPrintable).join('\n'),
    );
    if (!values.allow && isTooSmall(diff)) throw new ProblemError([toVersionProblem(diff, after)]);
  }, values);
}

const noFiles: Problem = {
  file: 'diff',
  severity: 'error',
  message: 'The command needs the files of two versions.',
  hint: 'Write it as in "npm run diff -- old.yaml new.yaml".',
};

/** Reads a version. What is invalid in it is left out with a warning: an earlier version cannot be corrected. */
async function loadVersion(root: string, path: string, reporting: Reporting): Promise<Spec> {
  const file = relative(root, resolve(root, path)).replaceAll(sep, '/');
  const load = (name: string) => loadText(resolve(root, name));
  const text = await load(file);
  if (text === undefined)
    throw new ProblemError([{ ...noFiles, file, message: 'There is no such file.' }]);
  const own = await parseSpec(file, text, load);
  if (own.kind === 'valid') return own.spec;
  const rest = await parseSpec(file, text, load, true);
  if (rest.kind === 'invalid') throw new ProblemError(rest.problems);
  stopAtProblems(own.problems.map(toWarning), reporting);
  return rest.spec;
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

/** True for breaking changes in a version whose major number is that of the earlier one. */
function isTooSmall({ changes, versions }: ApiDiff): boolean {
  const [old = 0, now = 0] = [versions.old, versions.new].map((version) =>
    Number.parseInt(version.replace(/^v/i, ''), 10),
  );
  return changes.some((change) => change.class === 'breaking') && !(now > old);
}

function toVersionProblem({ versions }: ApiDiff, { locate }: Spec): Problem {
  return {
    ...locate(['info', 'version']),
    severity: 'error',
    message: `There are breaking changes, and the major version did not rise: ${versions.old} to ${versions.new}.`,
    hint: 'Raise it, take the changes back, or allow them with "--allow".',
  };
}
