import { join } from 'node:path';
import type { FilePosition } from '../sources/position';
import type { Problem } from './problem';
import { ProblemError, toLine } from './problem';

/** How a command treats problems, and how many of them it prints. */
export interface Reporting {
  /** Warnings stop the command, too. */
  readonly strict: boolean;
  /** Prints every warning, not only the first ones of each kind. */
  readonly all: boolean;
}

/** Errors stop a command, and a few warnings of each kind are printed. */
export const usualReporting: Reporting = { strict: false, all: false };

/**
 * Prints problems: notes as one line a file, every error in the order of the files, warnings by kind, and
 * how many there are.
 */
export function printProblems(problems: readonly Problem[], reporting: Reporting): void {
  for (const line of listLines(problems, reporting)) console.error(line);
}

/** Throws problems when one is an error or the command is strict; otherwise prints them. */
export function stopAtProblems(problems: readonly Problem[], reporting: Reporting): void {
  const isFatal = problems.some(
    ({ severity }) => severity === 'error' || (reporting.strict && severity === 'warning'),
  );
  if (isFatal) throw new ProblemError(problems);
  printProblems(problems, reporting);
}

/** Reports the problems of a command's steps, each once, although steps and languages find it several times. */
export function createReporter(reporting: Reporting) {
  const known = new Set<string>();
  const notes: Problem[] = [];
  const warnings: Problem[] = [];
  return {
    /** Throws errors. In a strict command, warnings wait, so that later steps add theirs. */
    stopAt: (problems: readonly Problem[]): void => {
      const found = problems.filter((problem) => {
        const key = JSON.stringify(problem);
        return !known.has(key) && known.add(key);
      });
      notes.push(...found.filter(isNote));
      const others = found.filter((problem) => !isNote(problem));
      if (others.some(isError)) throw new ProblemError(others);
      if (reporting.strict) warnings.push(...others);
      else printProblems(others, reporting);
    },
    /** Throws the warnings of a strict command. */
    stopAtWarnings: (): void => {
      if (warnings.length > 0) throw new ProblemError(warnings.splice(0));
    },
    /** Throws what ended the command, after the warnings that wait: they may be its cause. */
    endWith: (error: unknown): never => {
      const others = warnings.splice(0);
      if (others.length > 0 && error instanceof ProblemError)
        throw new ProblemError([...error.problems, ...others], { cause: error });
      printProblems(others, reporting);
      throw error;
    },
    printNotes: (): void => printProblems(notes, reporting),
  };
}

function listLines(problems: readonly Problem[], { all }: Reporting): readonly string[] {
  const sorted = problems.toSorted(byPosition);
  const errors = sorted.filter(isError);
  const notes = sorted.filter(isNote);
  const kinds = groupByKind(sorted.filter(({ severity }) => severity === 'warning'));
  const isShort = !all && kinds.some((kind) => kind.length > MOST_OF_A_KIND);
  const warnings = kinds.flatMap((kind) => listOfKind(kind, all));
  return [
    ...(all
      ? groupByKind(notes).flat().map(toLine)
      : [
          ...listOfFiles(notes.filter(isForeign)),
          ...notes.filter((one) => !isForeign(one)).map(toLine),
        ]),
    ...errors.map(toLine),
    ...warnings,
    ...(problems.length - notes.length > 1 ? [toSummary(errors.length, kinds, isShort)] : []),
  ];
}

/** A file that the team does not own is an OpenAPI file. */
function isForeign({ file }: Problem): boolean {
  return !/\.mdx?$/.test(file);
}

/** One line for each file that the team does not own. */
function listOfFiles(notes: readonly Problem[]): readonly string[] {
  return [...new Set(notes.map(({ file }) => file))].map((file) => {
    const own = notes.filter((note) => note.file === file);
    const kinds = toCount(groupByKind(own).length, 'kind');
    const message = `${toCount(own.length, 'warning')} of ${kinds} in a file that the team does not own; "--all" prints each.`;
    return toLine({ severity: 'note', file, message });
  });
}

/** Problems by kind, in the order of the first of each. */
export function groupByKind(problems: readonly Problem[]): readonly (readonly Problem[])[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const kind = toKind(problem);
    const group = groups.get(kind);
    if (group === undefined) groups.set(kind, [problem]);
    else group.push(problem);
  }
  return [...groups.values()];
}

/**
 * Messages of one kind differ only in names, numbers and places. A name may contain quotes itself, so it ends at a
 * quote before a space or a punctuation mark.
 */
function toKind({ severity, message }: Problem): string {
  return `${severity} ${message
    .replaceAll(/(?<![^\s([])"[^]*?"(?![^\s.,:;)\]])/g, '"…"')
    .replaceAll(/"…"(?:(?:, | › | or | and )"…")+/g, '"…"')
    .replaceAll(/\[[^\]]*\]/g, '[…]')
    .replaceAll(/(?:[\w.@-]*\/)+\S*/g, '/…')
    .replace(/\b(the pattern) [^]*$/, '$1 …')
    .replaceAll(/-?\d+(?:\.\d+)*(?:e[-+]?\d+)?/gi, '0')}`;
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

function isNote({ severity }: Problem): boolean {
  return severity === 'note';
}

/** More of one kind add no information, and hide the others. */
const MOST_OF_A_KIND = 3;

function listOfKind(kind: readonly Problem[], all: boolean): readonly string[] {
  if (all || kind.length <= MOST_OF_A_KIND) return kind.map(toLine);
  const more = kind.length - MOST_OF_A_KIND;
  return [...kind.slice(0, MOST_OF_A_KIND).map(toLine), `  … and ${more} more like it.`];
}

function toSummary(
  errors: number,
  kinds: readonly (readonly Problem[])[],
  isShort: boolean,
): string {
  const warnings = kinds.reduce((sum, kind) => sum + kind.length, 0);
  const parts = [
    ...(errors > 0 ? [toCount(errors, 'error')] : []),
    ...(warnings > 0 ? [toCount(warnings, 'warning')] : []),
  ];
  const of = kinds.length < warnings ? ` of ${toCount(kinds.length, 'kind')}` : '';
  return `${parts.join(', ')}${of}.${isShort ? ' "--all" prints each: npm run build -- --all' : ''}`;
}

function toCount(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

function byPosition(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Runs a command; when problems stop it, prints them and sets the exit code. */
export async function runAndReport(
  command: () => Promise<void>,
  reporting: Reporting = usualReporting,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    printProblems(error.problems, reporting);
    process.exitCode = 1;
  }
}

/** An error as Vite shows it, in the terminal and over a page. */
type ViteError = Error & { readonly id: string; readonly loc?: FilePosition };

interface PluginContext {
  error(error: ViteError): never;
}

/** One error for problems, errors first. */
export function toViteError(problems: readonly Problem[], root: string): ViteError {
  const first = problems.find(isError) ?? problems[0];
  // The first problem's file, which may differ from the module that Vite requested.
  const id = join(root, first?.file ?? '');
  // In development, what is no error, or has no stack, is printed with all that it holds.
  const error = new Error(listLines(problems, usualReporting).join('\n'));
  error.stack = error.message;
  const loc = { file: id, line: first?.line ?? 1, column: first?.column ?? 1 };
  return Object.assign(error, { id, ...(first?.line !== undefined && { loc }) });
}

/** Fails a Vite hook with problems. */
export function throwInVite(
  context: PluginContext,
  problems: readonly Problem[],
  root: string,
): never {
  return context.error(toViteError(problems, root));
}
