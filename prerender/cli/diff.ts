import { relative, resolve, sep } from 'node:path';
import type { Spec } from '../api/document/document';
import type { ApiDiff } from '../diff/api-diff';
import { compareApis } from '../diff/api-diff';
import { loadVersion } from '../diff/load-version';
import { toMarkdownReport, toTextReport } from '../diff/report';
import type { Problem } from '../diagnostics/problem';
import { ProblemError, toPrintable } from '../diagnostics/problem';
import { runAndReport, stopAtProblems } from '../diagnostics/problem-report';
import { commands, readArguments } from './options';

/** Prints what changed between two versions of an API: `npm run diff -- old.yaml new.yaml`. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, commands.diff.options);
  await runAndReport(async () => {
    const [old, now] = positionals;
    if (old === undefined || now === undefined) throw new ProblemError([noFiles]);
    const root = process.cwd();
    const load = async (path: string) => {
      const file = relative(root, resolve(root, path)).replaceAll(sep, '/');
      const { spec, problems } = await loadVersion(root, file);
      stopAtProblems(problems, values);
      return spec;
    };
    const [before, after] = [await load(old), await load(now)];
    const diff = compareApis(before, after, new Date().toISOString().slice(0, 10));
    const printed = toPrintableDiff(diff);
    const report = (values.markdown ? toMarkdownReport : toTextReport)(printed, values.all);
    console.log(values.json ? JSON.stringify(diff, null, 2) : report.trimEnd());
    if (!values.allow && isTooSmall(diff))
      throw new ProblemError([toVersionProblem(printed, after)]);
  }, values);
}

/** A value of a file is on one line, or it could pass for a change. */
function toPrintableDiff(diff: ApiDiff): ApiDiff {
  return JSON.parse(JSON.stringify(diff), (_, value: unknown) =>
    typeof value === 'string' ? toPrintable(value) : value,
  ) as ApiDiff;
}

const noFiles: Problem = {
  file: 'diff',
  severity: 'error',
  message: 'The command needs the files of two versions.',
  hint: 'Write it as in "npm run diff -- old.yaml new.yaml".',
};

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
